#pragma once
// Pango's types come from the module CPangoCairo. If both modules included Pango's headers, the order of compilation
// would decide which module owns the types.
#include "../CPangoCairo/shim.h"
#include <fontconfig/fontconfig.h>
// fcfreetype.h needs fontconfig.h but does not include it.
#include <fontconfig/fcfreetype.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_ADVANCES_H
#include FT_CID_H
#include FT_MODULE_H
#include FT_OUTLINE_H
#include FT_SFNT_NAMES_H
#include FT_TRUETYPE_TABLES_H
#include <hb-ft.h>
#include <hb-ot.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
