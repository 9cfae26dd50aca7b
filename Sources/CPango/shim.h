#pragma once
#include <cairo.h>
#include <cairo-pdf.h>
#include <pango/pangocairo.h>

// g_object_unref is a macro in newer GLib, which Swift cannot see.
static inline void symbol_pango_unref(void *object) { g_object_unref(object); }

// A font size is about outlines here: hinted advances would make the same text differ between sizes.
static inline void symbol_pango_unhint(PangoLayout *layout) {
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(pango_layout_get_context(layout), options);
  cairo_font_options_destroy(options);
  pango_layout_context_changed(layout);
}
