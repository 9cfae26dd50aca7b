/// The part of a GTK program in C that is the same for every symbol: timeline, poses, trimming, widget.
enum GtkCProgram {
  /// Before the data: types.
  static let types = """
    #include <gtk/gtk.h>
    #include <math.h>
    #include <stdlib.h>
    #include <string.h>

    enum { OFFSET_X, OFFSET_Y, SCALE, ROTATION, OPACITY, DRAW_START, DRAW_END, FILL, SCALE_X, SCALE_Y, PROPERTIES };
    enum { HOLD, LINEAR, BEZIER };

    typedef struct { double time, value; int curve; double x1, y1, x2, y2; } Keyframe;
    typedef struct { int property, count; const Keyframe *keyframes; } Track;
    typedef struct {
      double pivot_x, pivot_y, anchor_x, anchor_y;
      int track_count;
      const Track *tracks;
      int layer_count;
      const int *layers;
    } Group;
    /* Seconds. The loop is played `repeats` times; 0: until it is stopped. Offsets are fractions of `size`. One that
       narrows draws a part of what others draw, rather than in their place. */
    typedef struct {
      double intro, loop, outro, pause, size;
      int repeats, narrows, group_count;
      const Group *groups;
    } Motion;
    /* One layer at one time. */
    typedef struct { cairo_matrix_t matrix; double opacity; int fade; double draw_start, draw_end, fill; } State;

    """

  /// Between types and layers: how shapes become ink.
  static let painting = """
    static void set_paint (cairo_t *cr, int paint, double alpha);

    static gboolean
    is_complete (const State *s)
    {
      return s->draw_end - s->draw_start >= 1 - 1e-9 && s->fill >= 1;
    }

    /* Keeps the part of the present path between two lengths, and leaves out the rest. */
    static void
    keep_part (cairo_t *cr, const cairo_path_t *path, double low, double high)
    {
      double passed = 0, x = 0, y = 0, start_x = 0, start_y = 0;
      gboolean is_open = FALSE;
      for (int i = 0; i < path->num_data; i += path->data[i].header.length)
        {
          double to_x = start_x, to_y = start_y;
          if (path->data[i].header.type != CAIRO_PATH_CLOSE_PATH)
            {
              to_x = path->data[i + 1].point.x;
              to_y = path->data[i + 1].point.y;
            }
          if (path->data[i].header.type == CAIRO_PATH_MOVE_TO)
            {
              start_x = to_x;
              start_y = to_y;
              is_open = FALSE;
            }
          else
            {
              double length = hypot (to_x - x, to_y - y);
              double from = CLAMP (low - passed, 0, length), to = CLAMP (high - passed, 0, length);
              if (to - from > 1e-9)
                {
                  if (!is_open || from > 0)
                    cairo_move_to (cr, x + (to_x - x) * from / length, y + (to_y - y) * from / length);
                  cairo_line_to (cr, x + (to_x - x) * to / length, y + (to_y - y) * to / length);
                  is_open = TRUE;
                }
              passed += length;
            }
          x = to_x;
          y = to_y;
        }
    }

    static void
    trim (cairo_t *cr, const State *s)
    {
      if (s->draw_end - s->draw_start >= 1 - 1e-9)
        return;
      cairo_path_t *path = cairo_copy_path_flat (cr);
      double length = 0, x = 0, y = 0, start_x = 0, start_y = 0;
      for (int i = 0; i < path->num_data; i += path->data[i].header.length)
        {
          double to_x = start_x, to_y = start_y;
          if (path->data[i].header.type != CAIRO_PATH_CLOSE_PATH)
            {
              to_x = path->data[i + 1].point.x;
              to_y = path->data[i + 1].point.y;
            }
          if (path->data[i].header.type == CAIRO_PATH_MOVE_TO)
            {
              start_x = to_x;
              start_y = to_y;
            }
          else
            length += hypot (to_x - x, to_y - y);
          x = to_x;
          y = to_y;
        }
      cairo_new_path (cr);
      double low = s->draw_start - floor (s->draw_start), high = low + MAX (s->draw_end - s->draw_start, 0);
      /* Beyond the end it goes on from the beginning. */
      if (high - low > 1e-9)
        {
          keep_part (cr, path, low * length, MIN (high, 1) * length);
          if (high > 1)
            keep_part (cr, path, 0, (high - 1) * length);
        }
      cairo_path_destroy (path);
    }

    G_GNUC_UNUSED static void
    stroke_shape (cairo_t *cr, int paint, double alpha, double width, int cap, int join, double miter,
                  const double *pen, const State *s)
    {
      trim (cr, s);
      cairo_save (cr);
      set_paint (cr, paint, alpha);
      if (pen)
        {
          cairo_matrix_t matrix;
          cairo_matrix_init (&matrix, pen[0], pen[1], pen[2], pen[3], 0, 0);
          cairo_transform (cr, &matrix);
        }
      cairo_set_line_width (cr, width);
      cairo_set_line_cap (cr, (cairo_line_cap_t) cap);
      cairo_set_line_join (cr, (cairo_line_join_t) join);
      cairo_set_miter_limit (cr, miter);
      cairo_stroke (cr);
      cairo_restore (cr);
    }

    G_GNUC_UNUSED static void
    fill_shape (cairo_t *cr, int paint, int rule, const State *s)
    {
      cairo_set_fill_rule (cr, (cairo_fill_rule_t) rule);
      if (is_complete (s))
        {
          set_paint (cr, paint, 1);
          cairo_fill (cr);
          return;
        }
      if (s->fill > 0)
        {
          set_paint (cr, paint, s->fill);
          cairo_fill_preserve (cr);
        }
      /* The contour is drawn as a fine line, which the fill follows in. */
      if (s->fill < 1)
        {
          stroke_shape (cr, paint, 1 - s->fill * s->fill, CONTOUR, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_JOIN_ROUND, 4, NULL, s);
        }
      cairo_new_path (cr);
    }

    """

  /// After the data: time and drawing.
  static let playing = """
    static double
    bezier (const Keyframe *k, double x)
    {
      double low = 0, high = 1;
      for (int i = 0; i < 40; i++)
        {
          double u = (low + high) / 2, r = 1 - u;
          if (3 * r * r * u * k->x1 + 3 * r * u * u * k->x2 + u * u * u < x)
            low = u;
          else
            high = u;
        }
      double u = (low + high) / 2, r = 1 - u;
      return 3 * r * r * u * k->y1 + 3 * r * u * u * k->y2 + u * u * u;
    }

    static double
    track_value (const Track *track, double place)
    {
      const Keyframe *k = track->keyframes;
      int i = track->count - 1;
      while (i > 0 && k[i].time > place)
        i--;
      if (place < k[0].time)
        return k[0].value;
      if (i == track->count - 1 || k[i].curve == HOLD || k[i + 1].time <= k[i].time)
        return k[i].value;
      double part = (place - k[i].time) / (k[i + 1].time - k[i].time);
      if (k[i].curve == BEZIER)
        part = bezier (&k[i], part);
      return k[i].value + (k[i + 1].value - k[i].value) * part;
    }

    /* Seconds until a motion is at rest; `stop` is when it was stopped, or negative. */
    static double
    motion_end (const Motion *m, double stop)
    {
      int repeats = m->repeats;
      if (repeats == 0 && stop < 0)
        return INFINITY;
      if (stop >= 0)
        {
          /* The loop in hand comes to its end. A state that is held ends at once. */
          if (m->loop <= 0)
            return MAX (stop, m->intro) + m->outro;
          int hand = stop < m->intro ? 1 : (int) ((stop - m->intro) / (m->loop + m->pause)) + 1;
          repeats = repeats == 0 ? hand : MIN (repeats, hand);
        }
      return m->intro + repeats * m->loop + MAX (repeats - 1, 0) * m->pause + m->outro;
    }

    /* The place on the tracks' timeline. */
    static double
    motion_place (const Motion *m, double time, double stop)
    {
      if (time < m->intro)
        return MAX (time, 0);
      double end = motion_end (m, stop), rest = end - m->outro;
      if (time >= rest)
        return m->intro + m->loop + MIN (time - rest, m->outro);
      if (m->loop <= 0)
        return m->intro;
      double within = fmod (time - m->intro, m->loop + m->pause);
      return m->intro + (within < m->loop ? within : m->loop - 1e-7);
    }

    static double
    play_end (double stop)
    {
      double end = 0;
      for (int i = 0; i < MOTIONS; i++)
        end = MAX (end, motion_end (&motions[i], stop));
      return end;
    }

    static void
    get_states (State *states, double time, double stop)
    {
      cairo_matrix_t rotations[LAYERS], scales[LAYERS];
      double x[LAYERS], y[LAYERS];
      for (int l = 0; l < LAYERS; l++)
        {
          cairo_matrix_init_identity (&rotations[l]);
          cairo_matrix_init_identity (&scales[l]);
          x[l] = y[l] = 0;
          states[l].opacity = states[l].fill = states[l].draw_end = 1;
          states[l].draw_start = 0;
          states[l].fade = 0;
        }
      for (int i = 0; i < MOTIONS; i++)
        {
          const Motion *m = &motions[i];
          double place = motion_place (m, time, stop);
          for (int l = 0; l < LAYERS; l++)
            states[l].fade *= m->group_count + 1;
          for (int g = 0; g < m->group_count; g++)
            {
              const Group *group = &m->groups[g];
              double values[PROPERTIES] = { 0, 0, 1, 0, 1, 0, 1, 1, 1, 1 };
              for (int t = 0; t < group->track_count; t++)
                values[group->tracks[t].property] = track_value (&group->tracks[t], place);
              for (int k = 0; k < group->layer_count; k++)
                {
                  int l = group->layers[k];
                  cairo_matrix_t turn, grow;
                  cairo_matrix_init_translate (&turn, group->anchor_x, group->anchor_y);
                  cairo_matrix_rotate (&turn, values[ROTATION] * G_PI / 180);
                  cairo_matrix_translate (&turn, -group->anchor_x, -group->anchor_y);
                  cairo_matrix_init_translate (&grow, group->pivot_x, group->pivot_y);
                  cairo_matrix_scale (&grow, values[SCALE] * values[SCALE_X], values[SCALE] * values[SCALE_Y]);
                  cairo_matrix_translate (&grow, -group->pivot_x, -group->pivot_y);
                  cairo_matrix_multiply (&rotations[l], &rotations[l], &turn);
                  cairo_matrix_multiply (&scales[l], &scales[l], &grow);
                  x[l] += values[OFFSET_X] * m->size;
                  y[l] += values[OFFSET_Y] * m->size;
                  states[l].opacity *= CLAMP (values[OPACITY], 0, 1);
                  states[l].fade += g + 1;
                  if (values[DRAW_END] - values[DRAW_START] < 1 - 1e-9 || values[FILL] < 1)
                    {
                      State *s = &states[l];
                      double fill = CLAMP (values[FILL], 0, 1);
                      gboolean narrows = m->narrows && (s->draw_end - s->draw_start < 1 - 1e-9 || s->fill < 1);
                      s->draw_start = narrows ? MAX (s->draw_start, values[DRAW_START]) : values[DRAW_START];
                      s->draw_end = narrows ? MAX (s->draw_start, MIN (s->draw_end, values[DRAW_END])) : values[DRAW_END];
                      s->fill = narrows ? s->fill * fill : fill;
                    }
                }
            }
        }
      for (int l = 0; l < LAYERS; l++)
        {
          cairo_matrix_t move;
          cairo_matrix_init_translate (&move, x[l], y[l]);
          cairo_matrix_multiply (&states[l].matrix, &rotations[l], &scales[l]);
          cairo_matrix_multiply (&states[l].matrix, &states[l].matrix, &move);
        }
    }

    static void
    draw_one (cairo_t *cr, int layer, const State *s)
    {
      if (fabs (s->matrix.xx * s->matrix.yy - s->matrix.xy * s->matrix.yx) < 1e-12)
        return;
      cairo_save (cr);
      cairo_transform (cr, &s->matrix);
      if (strengths[layer] < 1)
        cairo_push_group (cr);
      draw_layer (cr, layer, s);
      if (strengths[layer] < 1)
        {
          cairo_pop_group_to_source (cr);
          cairo_paint_with_alpha (cr, strengths[layer]);
        }
      cairo_restore (cr);
    }

    static void
    draw_symbol (cairo_t *cr, double width, double height, double time, double stop)
    {
      State states[LAYERS];
      get_states (states, time, stop);
      double factor = MIN (width / (BOX_WIDTH + 2 * MARGIN), height / (BOX_HEIGHT + 2 * MARGIN));
      cairo_save (cr);
      cairo_translate (cr, width / 2, height / 2);
      cairo_scale (cr, factor, factor);
      cairo_translate (cr, -(BOX_X + BOX_WIDTH / 2), -(BOX_Y + BOX_HEIGHT / 2));
      /* What erases must reach the symbol's own ink only. */
      cairo_push_group (cr);
      for (int l = 0, end; l < LAYERS; l = end)
        {
          /* Layers of one group fade as one picture. */
          end = l + 1;
          while (end < LAYERS && states[l].opacity < 1 && states[end].fade == states[l].fade
                 && states[end].opacity == states[l].opacity && !erases[end] && !erases[l])
            end++;
          if (states[l].opacity < 0.002)
            continue;
          gboolean apart = states[l].opacity < 1 || erases[l];
          if (apart)
            cairo_push_group (cr);
          for (int i = l; i < end; i++)
            draw_one (cr, i, &states[i]);
          if (!apart)
            continue;
          cairo_pop_group_to_source (cr);
          if (erases[l])
            cairo_set_operator (cr, CAIRO_OPERATOR_DEST_OUT);
          cairo_paint_with_alpha (cr, states[l].opacity);
          cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
        }
      cairo_pop_group_to_source (cr);
      cairo_paint (cr);
      cairo_restore (cr);
    }

    /* The widget: a drawing area whose frame clock gives the time, and which does nothing at rest. */

    typedef struct { gint64 start; double time, stop; guint tick; } Player;

    static void
    on_draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
    {
      Player *player = data;
      if (follows_theme)
        {
          GdkRGBA color;
          gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &color);
          tint[0] = color.red;
          tint[1] = color.green;
          tint[2] = color.blue;
          tint[3] = color.alpha;
        }
      draw_symbol (cr, width, height, player->time, player->stop);
    }

    static gboolean
    on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
    {
      Player *player = data;
      gint64 now = gdk_frame_clock_get_frame_time (clock);
      if (player->start < 0)
        player->start = now;
      player->time = (now - player->start) / 1e6;
      double end = play_end (player->stop);
      gtk_widget_queue_draw (widget);
      if (player->time < end)
        return G_SOURCE_CONTINUE;
      player->time = end;
      player->tick = 0;
      return G_SOURCE_REMOVE;
    }

    GtkWidget *
    NAME_new (int size)
    {
      GtkWidget *widget = gtk_drawing_area_new ();
      Player *player = g_new0 (Player, 1);
      player->stop = -1;
      g_object_set_data_full (G_OBJECT (widget), "symbol-player", player, g_free);
      gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (widget), size);
      gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (widget), size);
      gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (widget), on_draw, player, NULL);
      gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, LABEL, -1);
      return widget;
    }

    /* Plays from the start. Who asked for less motion sees the end at once. */
    void
    NAME_play (GtkWidget *widget)
    {
      Player *player = g_object_get_data (G_OBJECT (widget), "symbol-player");
      gboolean is_animated = TRUE;
      g_object_get (gtk_widget_get_settings (widget), "gtk-enable-animations", &is_animated, NULL);
      player->start = -1;
      player->stop = -1;
      player->time = 0;
      if (!is_animated)
        {
          double end = play_end (-1);
          player->time = isinf (end) ? play_end (0) : end;
          gtk_widget_queue_draw (widget);
        }
      else if (player->tick == 0)
        player->tick = gtk_widget_add_tick_callback (widget, on_tick, player, NULL);
    }

    /* Lets a motion that would go on come to its end. */
    void
    NAME_stop (GtkWidget *widget)
    {
      Player *player = g_object_get_data (G_OBJECT (widget), "symbol-player");
      if (player->stop < 0)
        player->stop = player->time;
    }

    #ifndef SYMBOL_NO_MAIN
    /* A window that plays the motion; a click plays it again. For checking, without a window:
       --frame SECONDS FILE.png SIZE [STOP] draws one moment, --seconds N ends the program after a while. */

    static double seconds = -1;

    static void
    on_click (GtkGestureClick *gesture, int count, double x, double y, gpointer widget)
    {
      NAME_play (widget);
    }

    static gboolean
    on_timeout (gpointer application)
    {
      g_application_quit (application);
      return G_SOURCE_REMOVE;
    }

    static void
    on_activate (GtkApplication *application, gpointer data)
    {
      GtkWidget *window = gtk_application_window_new (application);
      GtkWidget *symbol = NAME_new (128);
      GtkGesture *click = gtk_gesture_click_new ();
      g_signal_connect (click, "pressed", G_CALLBACK (on_click), symbol);
      gtk_widget_add_controller (symbol, GTK_EVENT_CONTROLLER (click));
      gtk_window_set_title (GTK_WINDOW (window), LABEL);
      gtk_window_set_child (GTK_WINDOW (window), symbol);
      gtk_window_present (GTK_WINDOW (window));
      NAME_play (symbol);
      if (seconds >= 0)
        g_timeout_add ((guint) (seconds * 1000), on_timeout, application);
    }

    int
    main (int argc, char **argv)
    {
      if (argc >= 5 && strcmp (argv[1], "--frame") == 0)
        {
          int size = atoi (argv[4]);
          cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
          cairo_t *cr = cairo_create (surface);
          draw_symbol (cr, size, size, g_ascii_strtod (argv[2], NULL), argc > 5 ? g_ascii_strtod (argv[5], NULL) : -1);
          cairo_destroy (cr);
          cairo_status_t status = cairo_surface_write_to_png (surface, argv[3]);
          cairo_surface_destroy (surface);
          return status == CAIRO_STATUS_SUCCESS ? 0 : 1;
        }
      if (argc == 3 && strcmp (argv[1], "--seconds") == 0)
        seconds = g_ascii_strtod (argv[2], NULL);
      GtkApplication *application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);
      g_signal_connect (application, "activate", G_CALLBACK (on_activate), NULL);
      int status = g_application_run (G_APPLICATION (application), 1, argv);
      g_object_unref (application);
      return status;
    }
    #endif

    """
}
