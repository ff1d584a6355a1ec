#pragma once
// Libraries for image formats that Galley reads only when it compares images. None is linked: a library is opened when
// the first file of its format is read. If a library's header is missing at build time, its version number is unknown.
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The result of reading an image. The pixels consist of red, green, blue and alpha. The caller frees them.
typedef enum {
  cimage_read,
  cimage_damaged,
  cimage_too_large,
  cimage_several,
  cimage_no_symbol,
  cimage_no_memory,
} cimage_status;

typedef struct {
  cimage_status status;
  uint32_t width, height;
  // The number of images in the file, if there are several.
  uint32_t count;
  // Whether colours are premultiplied by alpha.
  int multiplied;
  uint8_t *pixels;
} cimage_result;

static inline cimage_result cimage_failure(cimage_status status) {
  cimage_result result = {status, 0, 0, 0, 0, NULL};
  return result;
}

// Records the size and allocates memory for the pixels. Fails if the image has more than `limit` pixels.
static inline int cimage_take(cimage_result *result, uint32_t width, uint32_t height, uint64_t limit) {
  result->width = width;
  result->height = height;
  if (!width || !height) return result->status = cimage_damaged, 0;
  if (width > limit / height) return result->status = cimage_too_large, 0;
  result->pixels = (uint8_t *)malloc((size_t)width * height * 4);
  if (!result->pixels) return result->status = cimage_no_memory, 0;
  return 1;
}

static inline cimage_result cimage_drop(cimage_result result, cimage_status status) {
  free(result.pixels);
  result.pixels = NULL;
  result.status = status;
  return result;
}

// Declares a pointer to the function `name` of the open library. If the library lacks it, the calling function returns.
#define CIMAGE_FIND(name)                                                     \
  __typeof__(&name) f_##name = (__typeof__(&name))dlsym(library, #name);      \
  if (!f_##name) return cimage_failure(cimage_no_symbol)

#if __has_include(<tiffio.h>)
#include <tiffio.h>
// Version 4.5 of the library increased the number in its file name.
#if TIFFLIB_VERSION >= 20221213
#define CIMAGE_TIFF_NUMBER "6"
#else
#define CIMAGE_TIFF_NUMBER "5"
#endif
static inline const char *cimage_tiff_number(void) { return CIMAGE_TIFF_NUMBER; }

struct cimage_bytes {
  const uint8_t *start;
  uint64_t count, place;
};
static inline tmsize_t cimage_tiff_read(thandle_t handle, void *target, tmsize_t count) {
  struct cimage_bytes *bytes = (struct cimage_bytes *)handle;
  uint64_t left = bytes->place < bytes->count ? bytes->count - bytes->place : 0;
  uint64_t taken = count < 0 ? 0 : (uint64_t)count < left ? (uint64_t)count : left;
  memcpy(target, bytes->start + bytes->place, taken);
  bytes->place += taken;
  return (tmsize_t)taken;
}
static inline tmsize_t cimage_tiff_write(thandle_t handle, void *source, tmsize_t count) {
  (void)handle, (void)source, (void)count;
  return -1;
}
static inline toff_t cimage_tiff_seek(thandle_t handle, toff_t offset, int whence) {
  struct cimage_bytes *bytes = (struct cimage_bytes *)handle;
  uint64_t from = whence == SEEK_CUR ? bytes->place : whence == SEEK_END ? bytes->count : 0;
  bytes->place = from + offset < bytes->count ? from + offset : bytes->count;
  return bytes->place;
}
static inline int cimage_tiff_close(thandle_t handle) {
  (void)handle;
  return 0;
}
static inline toff_t cimage_tiff_size(thandle_t handle) { return ((struct cimage_bytes *)handle)->count; }

static inline cimage_result cimage_tiff(void *library, const uint8_t *start, size_t count, uint64_t limit) {
  CIMAGE_FIND(TIFFSetErrorHandler);
  CIMAGE_FIND(TIFFSetWarningHandler);
  CIMAGE_FIND(TIFFClientOpen);
  CIMAGE_FIND(TIFFClose);
  CIMAGE_FIND(TIFFGetField);
  CIMAGE_FIND(TIFFGetFieldDefaulted);
  CIMAGE_FIND(TIFFIsTiled);
  CIMAGE_FIND(TIFFScanlineSize64);
  CIMAGE_FIND(TIFFReadScanline);
  CIMAGE_FIND(TIFFNumberOfDirectories);
  CIMAGE_FIND(TIFFSetDirectory);
  CIMAGE_FIND(TIFFReadRGBAImageOriented);
  // Without this, libtiff would print errors that the caller reports itself.
  f_TIFFSetErrorHandler(NULL);
  f_TIFFSetWarningHandler(NULL);
  cimage_result result = cimage_failure(cimage_damaged);
  struct cimage_bytes bytes = {start, count, 0};
  TIFF *tiff = f_TIFFClientOpen("", "rm", &bytes, cimage_tiff_read, cimage_tiff_write, cimage_tiff_seek,
                                cimage_tiff_close, cimage_tiff_size, NULL, NULL);
  if (!tiff) return result;
  result.count = f_TIFFNumberOfDirectories(tiff);
  uint32_t width = 0, height = 0;
  if (result.count > 1) {
    result.status = cimage_several;
  } else if (f_TIFFSetDirectory(tiff, 0) && f_TIFFGetField(tiff, TIFFTAG_IMAGEWIDTH, &width) &&
             f_TIFFGetField(tiff, TIFFTAG_IMAGELENGTH, &height) && cimage_take(&result, width, height, limit)) {
    uint16_t bits = 0, samples = 0, planes = 0, photometric = 0, orientation = 0, extras = 0, *kinds = NULL;
    f_TIFFGetFieldDefaulted(tiff, TIFFTAG_BITSPERSAMPLE, &bits);
    f_TIFFGetFieldDefaulted(tiff, TIFFTAG_SAMPLESPERPIXEL, &samples);
    f_TIFFGetFieldDefaulted(tiff, TIFFTAG_PLANARCONFIG, &planes);
    f_TIFFGetFieldDefaulted(tiff, TIFFTAG_ORIENTATION, &orientation);
    f_TIFFGetFieldDefaulted(tiff, TIFFTAG_EXTRASAMPLES, &extras, &kinds);
    f_TIFFGetField(tiff, TIFFTAG_PHOTOMETRIC, &photometric);
    int isPlain = bits == 8 && samples == 4 && planes == PLANARCONFIG_CONTIG && photometric == PHOTOMETRIC_RGB &&
                  orientation == ORIENTATION_TOPLEFT && extras == 1 && kinds && kinds[0] != EXTRASAMPLE_ASSOCALPHA &&
                  !f_TIFFIsTiled(tiff) && f_TIFFScanlineSize64(tiff) == (uint64_t)width * 4;
    int isWhole = 1;
    if (isPlain) {
      // libtiff premultiplies alpha when it converts a file, so plain pixels are read without conversion.
      for (uint32_t y = 0; y < height && isWhole; y++)
        isWhole = f_TIFFReadScanline(tiff, result.pixels + (size_t)y * width * 4, y, 0) == 1;
    } else {
      isWhole = f_TIFFReadRGBAImageOriented(tiff, width, height, (uint32_t *)result.pixels, ORIENTATION_TOPLEFT, 1);
      result.multiplied = 1;
    }
    if (isWhole) result.status = cimage_read; else result = cimage_drop(result, cimage_damaged);
  }
  f_TIFFClose(tiff);
  return result;
}
#else
static inline const char *cimage_tiff_number(void) { return NULL; }
static inline cimage_result cimage_tiff(void *library, const uint8_t *start, size_t count, uint64_t limit) {
  (void)library, (void)start, (void)count, (void)limit;
  return cimage_failure(cimage_no_symbol);
}
#endif

#if __has_include(<avif/avif.h>)
#include <avif/avif.h>
#if AVIF_VERSION_MAJOR >= 1
#define CIMAGE_AVIF_NUMBER "16"
#elif AVIF_VERSION_MINOR >= 10
#define CIMAGE_AVIF_NUMBER "15"
#else
#define CIMAGE_AVIF_NUMBER "13"
#endif
static inline const char *cimage_avif_number(void) { return CIMAGE_AVIF_NUMBER; }

static inline cimage_result cimage_avif(void *library, const uint8_t *start, size_t count, uint64_t limit) {
  CIMAGE_FIND(avifDecoderCreate);
  CIMAGE_FIND(avifDecoderDestroy);
  CIMAGE_FIND(avifDecoderSetIOMemory);
  CIMAGE_FIND(avifDecoderParse);
  CIMAGE_FIND(avifDecoderNextImage);
  CIMAGE_FIND(avifRGBImageSetDefaults);
  CIMAGE_FIND(avifImageYUVToRGB);
  cimage_result result = cimage_failure(cimage_damaged);
  avifDecoder *decoder = f_avifDecoderCreate();
  if (!decoder) return cimage_failure(cimage_no_memory);
  decoder->maxThreads = 1;
  decoder->ignoreExif = decoder->ignoreXMP = AVIF_TRUE;
  if (f_avifDecoderSetIOMemory(decoder, start, count) == AVIF_RESULT_OK &&
      f_avifDecoderParse(decoder) == AVIF_RESULT_OK) {
    result.count = (uint32_t)decoder->imageCount;
    if (decoder->imageCount > 1) {
      result.status = cimage_several;
    } else if (cimage_take(&result, decoder->image->width, decoder->image->height, limit)) {
      avifRGBImage rgb;
      int isRead = f_avifDecoderNextImage(decoder) == AVIF_RESULT_OK;
      if (isRead) {
        f_avifRGBImageSetDefaults(&rgb, decoder->image);
        rgb.depth = 8;
        rgb.format = AVIF_RGB_FORMAT_RGBA;
        rgb.alphaPremultiplied = AVIF_FALSE;
        rgb.pixels = result.pixels;
        rgb.rowBytes = rgb.width * 4;
        isRead = rgb.width == result.width && rgb.height == result.height &&
                 f_avifImageYUVToRGB(decoder->image, &rgb) == AVIF_RESULT_OK;
      }
      if (isRead) result.status = cimage_read; else result = cimage_drop(result, cimage_damaged);
    }
  }
  f_avifDecoderDestroy(decoder);
  return result;
}
#else
static inline const char *cimage_avif_number(void) { return NULL; }
static inline cimage_result cimage_avif(void *library, const uint8_t *start, size_t count, uint64_t limit) {
  (void)library, (void)start, (void)count, (void)limit;
  return cimage_failure(cimage_no_symbol);
}
#endif

#if __has_include(<jxl/decode.h>) && __has_include(<jxl/version.h>)
#include <jxl/decode.h>
#include <jxl/version.h>
#define CIMAGE_TEXT(number) #number
#define CIMAGE_NUMBER(major, minor) CIMAGE_TEXT(major) "." CIMAGE_TEXT(minor)
static inline const char *cimage_jxl_number(void) { return CIMAGE_NUMBER(JPEGXL_MAJOR_VERSION, JPEGXL_MINOR_VERSION); }
#elif __has_include(<jxl/decode.h>)
#include <jxl/decode.h>
// The header with the version number has existed since version 0.8.
static inline const char *cimage_jxl_number(void) { return "0.7"; }
#else
static inline const char *cimage_jxl_number(void) { return NULL; }
#endif

#if __has_include(<jxl/decode.h>)
static inline cimage_result cimage_jxl(void *library, const uint8_t *start, size_t count, uint64_t limit) {
  CIMAGE_FIND(JxlDecoderCreate);
  CIMAGE_FIND(JxlDecoderDestroy);
  CIMAGE_FIND(JxlDecoderSubscribeEvents);
  CIMAGE_FIND(JxlDecoderSetInput);
  CIMAGE_FIND(JxlDecoderCloseInput);
  CIMAGE_FIND(JxlDecoderProcessInput);
  CIMAGE_FIND(JxlDecoderGetBasicInfo);
  CIMAGE_FIND(JxlDecoderImageOutBufferSize);
  CIMAGE_FIND(JxlDecoderSetImageOutBuffer);
  cimage_result result = cimage_failure(cimage_damaged);
  JxlDecoder *decoder = f_JxlDecoderCreate(NULL);
  if (!decoder) return cimage_failure(cimage_no_memory);
  JxlPixelFormat format = {4, JXL_TYPE_UINT8, JXL_NATIVE_ENDIAN, 0};
  int goesOn = f_JxlDecoderSubscribeEvents(decoder, JXL_DEC_BASIC_INFO | JXL_DEC_FULL_IMAGE) == JXL_DEC_SUCCESS &&
               f_JxlDecoderSetInput(decoder, start, count) == JXL_DEC_SUCCESS;
  if (goesOn) f_JxlDecoderCloseInput(decoder);
  while (goesOn) {
    JxlBasicInfo info;
    size_t size = 0;
    switch (f_JxlDecoderProcessInput(decoder)) {
      case JXL_DEC_BASIC_INFO:
        goesOn = f_JxlDecoderGetBasicInfo(decoder, &info) == JXL_DEC_SUCCESS;
        if (!goesOn) break;
        result.multiplied = info.alpha_bits && info.alpha_premultiplied;
        if (info.have_animation) {
          result.status = cimage_several;
          goesOn = 0;
        } else {
          goesOn = !result.pixels && cimage_take(&result, info.xsize, info.ysize, limit);
        }
        break;
      case JXL_DEC_NEED_IMAGE_OUT_BUFFER:
        goesOn = result.pixels &&
                 f_JxlDecoderImageOutBufferSize(decoder, &format, &size) == JXL_DEC_SUCCESS &&
                 size == (size_t)result.width * result.height * 4 &&
                 f_JxlDecoderSetImageOutBuffer(decoder, &format, result.pixels, size) == JXL_DEC_SUCCESS;
        break;
      case JXL_DEC_FULL_IMAGE:
        result.status = cimage_read;
        goesOn = 0;
        break;
      default: goesOn = 0;
    }
  }
  f_JxlDecoderDestroy(decoder);
  return result.status == cimage_read ? result : cimage_drop(result, result.status);
}
#else
static inline cimage_result cimage_jxl(void *library, const uint8_t *start, size_t count, uint64_t limit) {
  (void)library, (void)start, (void)count, (void)limit;
  return cimage_failure(cimage_no_symbol);
}
#endif

// Only a few functions of librsvg and cairo are called, so their headers are not needed.
struct cimage_rectangle {
  double x, y, width, height;
};
struct cimage_length {
  double length;
  int unit;
};

// Draws an SVG file at `width` by `height` pixels, or at the size that the file states if they are 0.
static inline cimage_result cimage_svg(
    void *library, const uint8_t *start, size_t count, uint64_t limit, uint32_t width, uint32_t height) {
#define CIMAGE_FUNCTION(type, name, ...)                                 \
  type (*name)(__VA_ARGS__) = (type(*)(__VA_ARGS__))dlsym(library, #name); \
  if (!name) return cimage_failure(cimage_no_symbol)
  CIMAGE_FUNCTION(void *, rsvg_handle_new_from_data, const uint8_t *, size_t, void **);
  CIMAGE_FUNCTION(int, rsvg_handle_get_intrinsic_size_in_pixels, void *, double *, double *);
  CIMAGE_FUNCTION(void, rsvg_handle_get_intrinsic_dimensions, void *, int *, struct cimage_length *, int *,
                  struct cimage_length *, int *, struct cimage_rectangle *);
  CIMAGE_FUNCTION(int, rsvg_handle_render_document, void *, void *, const struct cimage_rectangle *, void **);
  CIMAGE_FUNCTION(void, g_object_unref, void *);
  CIMAGE_FUNCTION(void, g_clear_error, void **);
  CIMAGE_FUNCTION(void *, cairo_image_surface_create_for_data, uint8_t *, int, int, int, int);
  CIMAGE_FUNCTION(void *, cairo_create, void *);
  CIMAGE_FUNCTION(void, cairo_destroy, void *);
  CIMAGE_FUNCTION(void, cairo_surface_destroy, void *);
  CIMAGE_FUNCTION(void, cairo_surface_flush, void *);
#undef CIMAGE_FUNCTION
  void *error = NULL;
  cimage_result result = cimage_failure(cimage_damaged);
  void *drawing = rsvg_handle_new_from_data(start, count, &error);
  if (!drawing) {
    g_clear_error(&error);
    return result;
  }
  double own_width = 0, own_height = 0;
  if (!rsvg_handle_get_intrinsic_size_in_pixels(drawing, &own_width, &own_height)) {
    int has_width, has_height, has_box = 0;
    struct cimage_length ignored;
    struct cimage_rectangle box;
    rsvg_handle_get_intrinsic_dimensions(drawing, &has_width, &ignored, &has_height, &ignored, &has_box, &box);
    if (has_box) own_width = box.width, own_height = box.height;
  }
  if (!width || !height) {
    int fits = own_width >= 0.5 && own_height >= 0.5 && own_width < 32767 && own_height < 32767;
    width = fits ? (uint32_t)(own_width + 0.5) : 0;
    height = fits ? (uint32_t)(own_height + 0.5) : 0;
  }
  if (width <= 32767 && height <= 32767 && cimage_take(&result, width, height, limit)) {
    memset(result.pixels, 0, (size_t)width * height * 4);
    void *surface = cairo_image_surface_create_for_data(result.pixels, 0, (int)width, (int)height, (int)width * 4);
    void *context = cairo_create(surface);
    struct cimage_rectangle frame = {0, 0, width, height};
    int isDrawn = rsvg_handle_render_document(drawing, context, &frame, &error);
    cairo_surface_flush(surface);
    cairo_destroy(context);
    cairo_surface_destroy(surface);
    g_clear_error(&error);
    result.multiplied = 1;
    if (isDrawn) {
      result.status = cimage_read;
      // In the bytes of a Cairo pixel, blue comes first.
      for (size_t i = 0; i < (size_t)width * height * 4; i += 4) {
        uint8_t blue = result.pixels[i];
        result.pixels[i] = result.pixels[i + 2];
        result.pixels[i + 2] = blue;
      }
    } else {
      result = cimage_drop(result, cimage_damaged);
    }
  }
  g_object_unref(drawing);
  return result;
}
