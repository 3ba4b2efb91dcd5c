#ifndef FREETYPE_SYSTEM_SHIM_H
#define FREETYPE_SYSTEM_SHIM_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_BITMAP_H

/* FT_LOAD_… and FT_PIXEL_MODE_… are macros and casts that Swift cannot import. */
enum {
  cft_load_outline = FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP,
  cft_load_colours = FT_LOAD_COLOR,
};

/* The same of macros that ask a face. */
static inline int cft_has_strikes(FT_Face face) { return FT_HAS_FIXED_SIZES(face) != 0 && FT_HAS_COLOR(face) != 0; }
static inline int cft_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face) != 0; }

#endif
