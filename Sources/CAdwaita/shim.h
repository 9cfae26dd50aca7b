#pragma once
#include <adwaita.h>
#include <gtksourceview/gtksource.h>
