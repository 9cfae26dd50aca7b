#pragma once
#include <gtk/gtk.h>
#include <glib-unix.h>
#include <langinfo.h>
#include <libintl.h>
#include <locale.h>

// What Swift cannot see of GTK and GLib: variadic functions and macros, each as one plain function.

static inline gboolean shim_is_a(gconstpointer instance, GType type) {
  return g_type_check_instance_is_a((GTypeInstance *)instance, type);
}

static inline const char *shim_type_name(gconstpointer instance) {
  return G_OBJECT_TYPE_NAME(instance);
}

static inline void shim_warning(const char *domain, const char *text) {
  g_log(domain, G_LOG_LEVEL_WARNING, "%s", text);
}

// Properties.

static inline void shim_set_string(gpointer object, const char *name, const char *value) {
  g_object_set(object, name, value, NULL);
}
static inline void shim_set_boolean(gpointer object, const char *name, gboolean value) {
  g_object_set(object, name, value, NULL);
}
static inline void shim_set_int(gpointer object, const char *name, int value) {
  g_object_set(object, name, value, NULL);
}
static inline void shim_set_double(gpointer object, const char *name, double value) {
  g_object_set(object, name, value, NULL);
}
static inline void shim_set_object(gpointer object, const char *name, gpointer value) {
  g_object_set(object, name, value, NULL);
}
static inline gboolean shim_get_boolean(gpointer object, const char *name) {
  gboolean value = FALSE;
  g_object_get(object, name, &value, NULL);
  return value;
}
static inline int shim_get_int(gpointer object, const char *name) {
  int value = 0;
  g_object_get(object, name, &value, NULL);
  return value;
}

// Signals: a closure whose marshaller gets all arguments as values, so that one Swift function serves every signal.

typedef void (*ShimFinalizer)(gpointer box);
typedef void (*ShimHandler)(gpointer box, GValue *result, guint count, const GValue *values);

typedef struct {
  GClosure closure;
  ShimHandler handler;
  ShimFinalizer finalizer;
} ShimClosure;

static inline void shim_closure_marshal(
    GClosure *closure, GValue *result, guint count, const GValue *values, gpointer hint, gpointer data) {
  (void)hint;
  (void)data;
  ((ShimClosure *)closure)->handler(closure->data, result, count, values);
}

static inline void shim_closure_finalize(gpointer data, GClosure *closure) {
  ((ShimClosure *)closure)->finalizer(data);
}

static inline gulong shim_connect(
    gpointer object, const char *signal, gpointer box, ShimHandler handler, ShimFinalizer finalizer) {
  GClosure *closure = g_closure_new_simple(sizeof(ShimClosure), box);
  ((ShimClosure *)closure)->handler = handler;
  ((ShimClosure *)closure)->finalizer = finalizer;
  g_closure_set_marshal(closure, shim_closure_marshal);
  g_closure_add_finalize_notifier(closure, box, shim_closure_finalize);
  return g_signal_connect_closure(object, signal, closure, FALSE);
}

// Accessibility.

static inline void shim_accessible_label(GtkWidget *widget, const char *label) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
static inline void shim_accessible_description(GtkWidget *widget, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}
static inline void shim_accessible_selected(GtkWidget *widget, gboolean selected) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}
static inline GtkWidget *shim_new_with_role(GType type, GtkAccessibleRole role) {
  return GTK_WIDGET(g_object_new(type, "accessible-role", role, NULL));
}

// Locale.

static inline const char *shim_thousands_separator(void) { return nl_langinfo(THOUSEP); }

// Types behind macros.

static inline GType shim_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType shim_type_string(void) { return G_TYPE_STRING; }
static inline GType shim_type_object(void) { return G_TYPE_OBJECT; }
static inline GType shim_type_file_list(void) { return GDK_TYPE_FILE_LIST; }
static inline GType shim_type_file(void) { return G_TYPE_FILE; }
static inline gboolean shim_value_holds(const GValue *value, GType type) {
  return G_VALUE_HOLDS(value, type);
}

static inline GtkFileChooserNative *shim_file_chooser(
    const char *title, GtkWindow *parent, GtkFileChooserAction action, const char *accept, const char *cancel) {
  return gtk_file_chooser_native_new(title, parent, action, accept, cancel);
}

// libdispatch's hooks for a foreign main loop. Not public API: declared by every toolkit that hosts Swift's main queue
// (CoreFoundation's run loop is the model); kept here and in Toolkit/MainQueue.swift only.

int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);
