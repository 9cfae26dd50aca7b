#pragma once
#include <gif_lib.h>
#include <png.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <webp/encode.h>
#include <webp/mux.h>
#include <zlib.h>

/// What `images_encode_png` answers.
typedef struct {
  /// The file's bytes, to be released with `free`; NULL when it could not be made.
  uint8_t *bytes;
  size_t count;
} ImagesPNG;

/// A PNG file of rows without padding; libpng's formats and sizes are macros, which Swift cannot call.
///
/// With `color_count` 0 a pixel is four bytes, RGBA, not premultiplied; else it is one byte, an index into `colors`
/// (RGBA each, at most 256). `compression` is not chosen: libpng's own is taken.
static inline ImagesPNG images_encode_png(
    const uint8_t *pixels, uint32_t width, uint32_t height, const uint8_t *colors, uint32_t color_count) {
  ImagesPNG result = {NULL, 0};
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  image.width = width;
  image.height = height;
  image.format = color_count > 0 ? PNG_FORMAT_RGBA_COLORMAP : PNG_FORMAT_RGBA;
  image.colormap_entries = color_count;
  png_alloc_size_t room = PNG_IMAGE_PNG_SIZE_MAX(image);
  uint8_t *bytes = (uint8_t *)malloc(room);
  if (bytes == NULL) return result;
  if (!png_image_write_to_memory(&image, bytes, &room, 0, pixels, 0, color_count > 0 ? colors : NULL)) {
    free(bytes);
    return result;
  }
  result.bytes = bytes;
  result.count = room;
  return result;
}
