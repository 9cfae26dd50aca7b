#pragma once
// Debian's libxml2 is built with ICU, whose headers clash with those inside Foundation; nothing here needs them.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>

// xmlFree is a global variable holding a function, which Swift 6 cannot see as constant.
static inline void symbol_xml_free(void *memory) { xmlFree(memory); }
