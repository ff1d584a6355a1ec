#pragma once
// What both bring, Pango's own types, is the other module's: which of the two owned them would hang on the order in
// which files are compiled.
#include "../CPangoCairo/shim.h"
#include <fontconfig/fontconfig.h>
// fcfreetype.h does not include fontconfig.h and needs it.
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
