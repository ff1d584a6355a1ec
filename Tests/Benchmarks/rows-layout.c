/* The reference for a long list: measures the heights of all rows of a CSV file with reused PangoLayouts.
 *
 *     rows-layout rows.csv
 *
 * This is how a careful C programmer would locate every row: one PangoLayout per style, each cell laid out and measured
 * once, and the name in the width left by the price. Prints the number of rows and their total height in points. */

#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 390, MARGIN = 16, GAP = 8, ROW_PADDING = 8, LINE_GAP = 2, CELLS = 8 };
enum { NUMBER, NAME, KIND, PRICE, STOCK, CITY, DATE, CODE };

#define FONTS "/usr/share/fonts/opentype/inter/"

static PangoContext *new_context(void) {
  FcConfig *config = FcConfigCreate();
  FcConfigAppFontAddFile(config, (const FcChar8 *)FONTS "Inter-Regular.otf");
  FcConfigAppFontAddFile(config, (const FcChar8 *)FONTS "Inter-SemiBold.otf");
  FcConfigSetCurrent(config);
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
  PangoContext *context = pango_font_map_create_context(map);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(context, FALSE);
  pango_context_set_language(context, pango_language_from_string("en"));
  return context;
}

static PangoLayout *new_layout(PangoContext *context, double size, PangoWeight weight) {
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family_static(font, "Inter");
  pango_font_description_set_weight(font, weight);
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_font_description_free(font);
  return layout;
}

typedef struct {
  const char *text;
  int length;
} Cell;

typedef struct {
  double width, height;
} Size;

/* The size of a cell at most `limit` points wide. A negative limit means no limit. */
static Size measure(PangoLayout *layout, Cell cell, double limit) {
  int width, height;
  pango_layout_set_text(layout, cell.text, cell.length);
  pango_layout_set_width(layout, limit < 0 ? -1 : (int)(limit * PANGO_SCALE));
  pango_layout_get_size(layout, &width, &height);
  return (Size){(double)width / PANGO_SCALE, (double)height / PANGO_SCALE};
}

static double tallest(double first, double second) { return first > second ? first : second; }

int main(int count, char **arguments) {
  FILE *file = count == 2 ? fopen(arguments[1], "rb") : NULL;
  if (!file) return fputs("usage: rows-layout rows.csv\n", stderr), EXIT_FAILURE;
  PangoContext *context = new_context();
  PangoLayout *headline = new_layout(context, 17, PANGO_WEIGHT_SEMIBOLD);
  PangoLayout *body = new_layout(context, 17, PANGO_WEIGHT_NORMAL);
  PangoLayout *subheadline = new_layout(context, 15, PANGO_WEIGHT_NORMAL);
  PangoLayout *footnote = new_layout(context, 13, PANGO_WEIGHT_NORMAL);
  char *line = NULL;
  size_t capacity = 0, rows = 0;
  double top = 0;
  if (getline(&line, &capacity, file) < 0) return EXIT_FAILURE;
  for (ssize_t length; (length = getline(&line, &capacity, file)) > 0; rows++) {
    Cell cells[CELLS] = {0};
    char *start = line;
    for (int cell = 0; cell < CELLS; cell++) {
      size_t size = strcspn(start, ",\n");
      cells[cell] = (Cell){start, (int)size};
      start += size + 1;
    }
    Size price = measure(body, cells[PRICE], -1);
    Size name = measure(headline, cells[NAME], WIDTH - 2 * MARGIN - 2 * GAP - price.width);
    double second = 0, third = 0;
    for (int cell = 0; cell < 3; cell++)
      second = tallest(second, measure(subheadline, cells[(int[]){KIND, CITY, STOCK}[cell]], -1).height);
    for (int cell = 0; cell < 2; cell++)
      third = tallest(third, measure(footnote, cells[(int[]){CODE, DATE}[cell]], -1).height);
    top += tallest(name.height, price.height) + second + third + 2 * LINE_GAP + 2 * ROW_PADDING;
  }
  printf("%zu rows, %.0f points\n", rows, top);
  free(line);
  fclose(file);
  return EXIT_SUCCESS;
}
