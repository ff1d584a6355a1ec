/* The reference for a long table: prints a CSV file of eight columns as a PDF with Cairo.
 *
 *     table-cairo rows.csv table.pdf
 *
 * This is how a careful C programmer would print columns of fixed widths: one PangoLayout for all cells, each drawn
 * once, the header row on every page, and a hairline below each row. It neither measures columns nor counts pages in
 * advance; fitted columns and "page x of y" would cost extra. */

#include <cairo-pdf.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CELLS = 8, WIDTH = 842, HEIGHT = 595, MARGIN = 36, ROW = 16, TITLES = 40 };

static const double columns[CELLS] = {36, 90, 320, 380, 450, 510, 600, 680};

#define FONTS "/usr/share/fonts/opentype/inter/"

static PangoLayout *new_layout(cairo_t *cairo) {
  FcConfig *config = FcConfigCreate();
  FcConfigAppFontAddFile(config, (const FcChar8 *)FONTS "Inter-Regular.otf");
  FcConfigSetCurrent(config);
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
  PangoContext *context = pango_font_map_create_context(map);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  pango_context_set_round_glyph_positions(context, FALSE);
  pango_cairo_update_context(cairo, context);
  PangoLayout *layout = pango_layout_new(context);
  PangoFontDescription *font = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(font, 8.5 * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  return layout;
}

/* Draws the cells of a line and replaces their separators by null bytes. */
static void show(cairo_t *cairo, PangoLayout *layout, char *line, double y) {
  char *cell = line;
  for (int index = 0; index < CELLS && cell; index++) {
    char *end = strchr(cell, ',');
    if (end) *end = 0;
    cairo_move_to(cairo, columns[index], y);
    pango_layout_set_text(layout, cell, -1);
    pango_cairo_show_layout(cairo, layout);
    cell = end ? end + 1 : NULL;
  }
  cairo_move_to(cairo, MARGIN, y + ROW - 4);
  cairo_line_to(cairo, WIDTH - MARGIN, y + ROW - 4);
  cairo_stroke(cairo);
}

int main(int count, char **arguments) {
  FILE *file = count == 3 ? fopen(arguments[1], "rb") : NULL;
  if (!file) return fputs("usage: table-cairo rows.csv table.pdf\n", stderr), EXIT_FAILURE;
  cairo_surface_t *surface = cairo_pdf_surface_create(arguments[2], WIDTH, HEIGHT);
  cairo_t *cairo = cairo_create(surface);
  cairo_set_line_width(cairo, 0.25);
  PangoLayout *layout = new_layout(cairo);
  char *line = NULL, titles[512] = "";
  size_t capacity = 0;
  ssize_t length;
  int page = 0;
  double y = HEIGHT;
  while ((length = getline(&line, &capacity, file)) > 0) {
    if (line[length - 1] == '\n') line[length - 1] = 0;
    if (!titles[0]) {
      snprintf(titles, sizeof titles, "%s", line);
      continue;
    }
    if (y + ROW > HEIGHT - MARGIN) {
      if (page++) cairo_show_page(cairo);
      char copy[512], number[32];
      snprintf(copy, sizeof copy, "%s", titles);
      show(cairo, layout, copy, MARGIN);
      snprintf(number, sizeof number, "Page %d", page);
      cairo_move_to(cairo, MARGIN, HEIGHT - MARGIN + 8);
      pango_layout_set_text(layout, number, -1);
      pango_cairo_show_layout(cairo, layout);
      y = TITLES + ROW;
    }
    show(cairo, layout, line, y);
    y += ROW;
  }
  cairo_destroy(cairo);
  cairo_surface_destroy(surface);
  printf("%d pages\n", page);
  return EXIT_SUCCESS;
}
