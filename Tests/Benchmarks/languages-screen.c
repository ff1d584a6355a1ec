/* The reference for a cold render: the top of templates/languages.yaml, drawn directly with Pango and Cairo.
 *
 *     languages-screen iso_639-3.json picture.png [--parts]
 *
 * This is how a careful C programmer would draw this one screen without a layout engine: the same rows from the same
 * file, the same fonts without the system's font configuration, one PangoLayout per visible cell, and Cairo's PNG
 * writer. --parts prints the CPU time of each part to standard error. */

#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WIDTH = 390, HEIGHT = 844, SCALE = 2, MARGIN = 20, GAP = 12 };

static const double TITLE_TOP = 12, LIST_TOP = 66, ROW_PADDING = 10, CAPTION_GAP = 2;

#define FONTS "/usr/share/fonts/opentype/inter/"

/* ---- Rows ------------------------------------------------------------------------------------------------------- */

typedef struct {
  const char *text;
  int length;
} Slice;

typedef struct {
  Slice code, name, scope, type;
} Language;

typedef struct {
  Language *rows;
  size_t count;
} Languages;

static char *read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return perror(path), exit(EXIT_FAILURE), NULL;
  fseek(file, 0, SEEK_END);
  size_t size = (size_t)ftell(file);
  rewind(file);
  char *text = malloc(size + 1);
  if (!text || fread(text, 1, size, file) != size) return perror(path), exit(EXIT_FAILURE), NULL;
  text[size] = 0;
  fclose(file);
  return text;
}

/* Reads the string that starts at the next quote and moves the cursor after it. The file contains no escapes. */
static Slice next_string(const char **cursor) {
  const char *start = strchr(*cursor, '"') + 1;
  const char *end = strchr(start, '"');
  *cursor = end + 1;
  return (Slice){start, (int)(end - start)};
}

static int is(Slice key, const char *word) {
  return key.length == (int)strlen(word) && !memcmp(key.text, word, key.length);
}

/* Reads the string fields of one object. The cursor must be after its opening brace. */
static Language next_language(const char **cursor) {
  Language language = {0};
  while (**cursor != '}') {
    Slice key = next_string(cursor), value = next_string(cursor);
    if (is(key, "alpha_3")) language.code = value;
    if (is(key, "name")) language.name = value;
    if (is(key, "scope")) language.scope = value;
    if (is(key, "type")) language.type = value;
    *cursor += strspn(*cursor, " \n,");
  }
  return language;
}

static Languages parse_languages(const char *json) {
  Languages list = {malloc(sizeof(Language) * 1024), 0};
  size_t capacity = 1024;
  const char *cursor = strchr(json, '[') + 1;
  while ((cursor = strchr(cursor, '{'))) {
    if (list.count == capacity) list.rows = realloc(list.rows, sizeof(Language) * (capacity *= 2));
    cursor++;
    list.rows[list.count++] = next_language(&cursor);
  }
  return list;
}

/* ---- Text ------------------------------------------------------------------------------------------------------- */

typedef struct {
  PangoContext *context;
  PangoFontDescription *title, *body, *caption;
} Type;

static PangoFontDescription *inter(double size, PangoWeight weight) {
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family_static(font, "Inter");
  pango_font_description_set_weight(font, weight);
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  return font;
}

static Type open_type(void) {
  FcConfig *config = FcConfigCreate();
  FcConfigAppFontAddFile(config, (const FcChar8 *)FONTS "Inter-Regular.otf");
  FcConfigAppFontAddFile(config, (const FcChar8 *)FONTS "Inter-Bold.otf");
  /* Pango also loads the process-wide configuration on a separate thread. Setting one keeps it from reading the
   * system's configuration. */
  FcConfigSetCurrent(config);

  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
  PangoContext *context = pango_font_map_create_context(map);

  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(context, FALSE);
  pango_context_set_language(context, pango_language_from_string("en"));
  return (Type){context, inter(34, PANGO_WEIGHT_BOLD), inter(17, PANGO_WEIGHT_NORMAL), inter(12, PANGO_WEIGHT_NORMAL)};
}

typedef struct {
  PangoLayout *layout;
  double width, height;
} Cell;

/* One line of text, truncated with an ellipsis at `limit` points. A negative limit means no limit. */
static Cell cell(const Type *type, const PangoFontDescription *font, Slice text, double limit) {
  PangoLayout *layout = pango_layout_new(type->context);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_text(layout, text.text, text.length);
  if (limit >= 0) {
    pango_layout_set_width(layout, (int)(limit * PANGO_SCALE));
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
  }
  int width, height;
  pango_layout_get_size(layout, &width, &height);
  return (Cell){layout, width / (double)PANGO_SCALE, height / (double)PANGO_SCALE};
}

/* ---- The screen ------------------------------------------------------------------------------------------------- */

typedef struct {
  Cell name, caption, code;
  double top, height;
} Row;

static const char *word_for_scope(Slice scope) {
  switch (scope.length ? *scope.text : 0) {
    case 'I': return "Individual";
    case 'M': return "Macrolanguage";
    default: return "Special";
  }
}

static const char *word_for_type(Slice type) {
  switch (type.length ? *type.text : 0) {
    case 'A': return "ancient";
    case 'C': return "constructed";
    case 'E': return "extinct";
    case 'H': return "historical";
    case 'L': return "living";
    default: return "special";
  }
}

static Row lay_out_row(const Type *type, const Language *language, double top) {
  char words[64];
  int length = snprintf(words, sizeof words, "%s · %s", word_for_scope(language->scope), word_for_type(language->type));
  Row row = {.top = top};
  row.code = cell(type, type->body, language->code, -1);
  double offered = WIDTH - 2 * MARGIN - GAP - row.code.width;
  row.name = cell(type, type->body, language->name, offered);
  row.caption = cell(type, type->caption, (Slice){words, length}, offered);
  row.height = 2 * ROW_PADDING + row.name.height + CAPTION_GAP + row.caption.height;
  return row;
}

/* Lays out rows until one starts below the screen. Returns the number of rows. */
static size_t lay_out_rows(const Type *type, const Languages *list, Row *rows, size_t capacity) {
  size_t count = 0;
  for (double top = LIST_TOP; top < HEIGHT && count < list->count && count < capacity; count++) {
    rows[count] = lay_out_row(type, &list->rows[count], top);
    top += rows[count].height;
  }
  return count;
}

static void show(cairo_t *cr, Cell cell, double x, double y, double gray) {
  cairo_set_source_rgb(cr, gray, gray, gray);
  cairo_move_to(cr, x, y);
  pango_cairo_show_layout(cr, cell.layout);
}

static void paint_row(cairo_t *cr, const Row *row) {
  double middle = row->top + (row->height - row->code.height) / 2;
  show(cr, row->name, MARGIN, row->top + ROW_PADDING, 0);
  show(cr, row->caption, MARGIN, row->top + ROW_PADDING + row->name.height + CAPTION_GAP, 0.54);
  show(cr, row->code, WIDTH - MARGIN - row->code.width, middle, 0.54);

  double bottom = (double)(int)((row->top + row->height) * SCALE) / SCALE;
  cairo_set_source_rgb(cr, 0.78, 0.78, 0.78);
  cairo_rectangle(cr, MARGIN, bottom - 1.0 / SCALE, WIDTH - MARGIN, 1.0 / SCALE);
  cairo_fill(cr);
}

static cairo_surface_t *paint(Cell title, const Row *rows, size_t count) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDTH * SCALE, HEIGHT * SCALE);
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, SCALE, SCALE);
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_paint(cr);
  show(cr, title, MARGIN, TITLE_TOP, 0);
  for (size_t index = 0; index < count; index++) paint_row(cr, &rows[index]);
  cairo_destroy(cr);
  return surface;
}

/* ---- The program ------------------------------------------------------------------------------------------------ */

/* Prints the CPU time since the last call or since the start of the process. */
static void part(int asked, const char *name) {
  static double last;
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  double milliseconds = now.tv_sec * 1e3 + now.tv_nsec / 1e6;
  if (asked) fprintf(stderr, "%-8s %6.2f ms\n", name, milliseconds - last);
  last = milliseconds;
}

int main(int count, char **arguments) {
  if (count < 3) return fprintf(stderr, "usage: languages-screen ROWS.json PICTURE.png [--parts]\n"), 64;
  int parts = count > 3 && !strcmp(arguments[3], "--parts");

  part(parts, "start");

  Languages list = parse_languages(read_file(arguments[1]));
  part(parts, "rows");

  Type type = open_type();
  Cell title = cell(&type, type.title, (Slice){"Languages", 9}, -1);
  part(parts, "fonts");

  Row rows[64];
  size_t seen = lay_out_rows(&type, &list, rows, 64);
  part(parts, "layout");

  cairo_surface_t *surface = paint(title, rows, seen);
  part(parts, "paint");

  cairo_status_t status = cairo_surface_write_to_png(surface, arguments[2]);
  part(parts, "png");
  if (status) return fprintf(stderr, "%s: %s\n", arguments[2], cairo_status_to_string(status)), EXIT_FAILURE;
  return EXIT_SUCCESS;
}
