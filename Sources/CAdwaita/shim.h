#pragma once
#include "../CGtk/shim.h"
#include <adwaita.h>
#include <gtksourceview/gtksource.h>

static inline GtkWidget *shim_message_dialog(GtkWindow *parent, const char *heading, const char *body) {
  GtkWidget *dialog = adw_message_dialog_new(parent, heading, NULL);
  // The body comes from files and people: it is text, never markup or a format.
  adw_message_dialog_set_body(ADW_MESSAGE_DIALOG(dialog), body);
  return dialog;
}
