#pragma once
#include <cairo.h>
#include <cairo-pdf.h>
#include <pango/pangocairo.h>

// g_object_unref is a macro in newer GLib, which Swift cannot see.
static inline void symbol_pango_unref(void *object) { g_object_unref(object); }
