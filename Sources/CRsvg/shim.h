#pragma once
#include <librsvg/rsvg.h>
#include <cairo.h>
#include <cairo-svg.h>
