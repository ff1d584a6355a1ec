// Draws frames of a scrolling list with Pango and Cairo like a careful C program: it reuses layouts and surface, and
// writes unfiltered PNG rows with zlib level 1.
//
//   frames ROWS FRAMES WIDTH HEIGHT SCALE STEP FOLDER
//
// ROWS is a file with lines "name<TAB>place<TAB>code".
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

typedef struct { char *name, *place, *code; } Row;

static Row *rows;
static size_t row_count;
static const double row_height = 60;

static void read_rows(const char *path) {
  FILE *file = fopen(path, "r");
  char *line = NULL;
  size_t room = 0;
  if (!file) exit(1);
  while (getline(&line, &room, file) > 0) {
    line[strcspn(line, "\n")] = 0;
    rows = realloc(rows, (row_count + 1) * sizeof *rows);
    char *rest = strdup(line);
    rows[row_count].name = strsep(&rest, "\t");
    rows[row_count].place = strsep(&rest, "\t");
    rows[row_count++].code = strsep(&rest, "\t");
  }
  free(line);
  fclose(file);
}

static PangoLayout *layout_of(cairo_t *cr, const char *font) {
  PangoLayout *layout = pango_cairo_create_layout(cr);
  PangoFontDescription *description = pango_font_description_from_string(font);
  pango_layout_set_font_description(layout, description);
  pango_font_description_free(description);
  return layout;
}

static void show(cairo_t *cr, PangoLayout *layout, const char *text, double x, double y, double gray, int from_right) {
  pango_layout_set_text(layout, text, -1);
  int width = 0;
  if (from_right) pango_layout_get_size(layout, &width, NULL);
  cairo_set_source_rgb(cr, gray, gray, gray);
  cairo_move_to(cr, x - (double)width / PANGO_SCALE, y);
  pango_cairo_show_layout(cr, layout);
}

static void draw(cairo_t *cr, PangoLayout *large, PangoLayout *small, double offset, double width, double height) {
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_paint(cr);
  for (size_t index = (size_t)(offset / row_height); index < row_count; index++) {
    double y = index * row_height - offset;
    if (y >= height) break;
    show(cr, large, rows[index].name, 16, y + 8, 0, 0);
    show(cr, small, rows[index].place, 16, y + 32, 0.5, 0);
    show(cr, small, rows[index].code, width - 16, y + 20, 0.5, 1);
    cairo_set_source_rgb(cr, 0.78, 0.78, 0.78);
    cairo_rectangle(cr, 16, y + row_height - 0.5, width - 16, 0.5);
    cairo_fill(cr);
  }
  cairo_set_source_rgba(cr, 0, 0, 0, 0.35);
  cairo_rectangle(cr, width - 6, height / 2, 3, 36);
  cairo_fill(cr);
}

static void chunk(FILE *file, const char *name, const unsigned char *body, unsigned length) {
  unsigned char head[8] = {length >> 24, length >> 16, length >> 8, length};
  memcpy(head + 4, name, 4);
  unsigned long sum = crc32(crc32(0, head + 4, 4), body, length);
  unsigned char tail[4] = {sum >> 24, sum >> 16, sum >> 8, sum};
  fwrite(head, 1, 8, file);
  fwrite(body, 1, length, file);
  fwrite(tail, 1, 4, file);
}

static void write_png(cairo_surface_t *surface, const char *path, unsigned char *raw, unsigned char *packed, uLong room) {
  int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
  int stride = cairo_image_surface_get_stride(surface);
  const unsigned char *pixels = cairo_image_surface_get_data(surface);
  unsigned char *out = raw;
  for (int y = 0; y < height; y++) {
    const unsigned char *in = pixels + (size_t)y * stride;
    *out++ = 0;
    for (int x = 0; x < width; x++, in += 4, out += 3) out[0] = in[2], out[1] = in[1], out[2] = in[0];
  }
  uLongf length = room;
  compress2(packed, &length, raw, (uLong)(out - raw), 1);
  unsigned char header[13] = {width >> 24, width >> 16, width >> 8, width, height >> 24, height >> 16, height >> 8, height, 8, 2};
  FILE *file = fopen(path, "wb");
  if (!file) exit(1);
  fwrite("\x89PNG\r\n\x1a\n", 1, 8, file);
  chunk(file, "IHDR", header, 13);
  chunk(file, "IDAT", packed, (unsigned)length);
  chunk(file, "IEND", NULL, 0);
  fclose(file);
}

int main(int count, char **words) {
  if (count != 8) return 64;
  read_rows(words[1]);
  int frames = atoi(words[2]);
  double width = atof(words[3]), height = atof(words[4]), scale = atof(words[5]), step = atof(words[6]);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, (int)(width * scale), (int)(height * scale));
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, scale, scale);
  PangoLayout *large = layout_of(cr, "Inter Semi-Bold 17px"), *small = layout_of(cr, "Inter 15px");
  uLong raw_size = (uLong)((width * scale * 3 + 1) * height * scale), room = compressBound(raw_size);
  unsigned char *raw = malloc(raw_size), *packed = malloc(room);
  for (int frame = 0; frame < frames; frame++) {
    draw(cr, large, small, frame * step, width, height);
    cairo_surface_flush(surface);
    char path[4096];
    snprintf(path, sizeof path, "%s/%05d.png", words[7], frame);
    write_png(surface, path, raw, packed, room);
  }
  free(raw);
  free(packed);
  g_object_unref(large);
  g_object_unref(small);
  cairo_destroy(cr);
  cairo_surface_destroy(surface);
  return 0;
}
