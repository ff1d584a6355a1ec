#include "CResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

const char *galleyReviewStyle(void) {
  static const char text[] = {
#embed "Pages/report-colors.css" suffix(, )
#embed "Pages/review-frame.css" suffix(, )
#embed "Pages/review-controls.css" suffix(, )
#embed "Pages/review-cases.css" suffix(, )
#embed "Pages/review-views.css" suffix(, )
#embed "Pages/review-heat.css" suffix(, )
#embed "Pages/review-print.css" suffix(, )
    0
  };
  return text;
}

const char *galleyReviewStyleWithoutScript(void) {
  static const char text[] = {
#embed "Pages/review-cases.css" suffix(, )
#embed "Pages/review-views.css" suffix(, )
#embed "Pages/review-filters.css" suffix(, )
#embed "Pages/review-heat.css" suffix(, )
#embed "Pages/review-print.css" suffix(, )
    0
  };
  return text;
}

const char *galleyReviewScript(void) {
  static const char text[] = {
#embed "Pages/review.js" suffix(, )
#embed "Pages/review-magnifier.js" suffix(, )
    0
  };
  return text;
}

const char *galleyBookStyle(void) {
  static const char text[] = {
#embed "Pages/report-colors.css" suffix(, )
#embed "Pages/book.css" suffix(, )
    0
  };
  return text;
}

const char *galleyBookScript(void) {
  static const char text[] = {
#embed "Pages/book.js" suffix(, )
    0
  };
  return text;
}

const char *galleyPreviewsStyle(void) {
  static const char text[] = {
#embed "Pages/previews-frame.css" suffix(, )
#embed "Pages/previews-cards.css" suffix(, )
#embed "Pages/previews-viewer.css" suffix(, )
#embed "Pages/previews-print.css" suffix(, )
    0
  };
  return text;
}

const char *galleyPreviewsStart(void) {
  static const char text[] = {
#embed "Pages/previews-start.js" suffix(, )
    0
  };
  return text;
}

const char *galleyPreviewsScript(void) {
  static const char text[] = {
#embed "Pages/previews.js" suffix(, )
#embed "Pages/previews-viewer.js" suffix(, )
    0
  };
  return text;
}

const char *galleyTableStyle(void) {
  static const char text[] = {
#embed "Pages/table.css" suffix(, )
    0
  };
  return text;
}

const char *galleyChartStyle(void) {
  static const char text[] = {
#embed "Pages/table-charts.css" suffix(, )
    0
  };
  return text;
}

const char *galleyDocumentStyle(void) {
  static const char text[] = {
#embed "Pages/document.css" suffix(, )
    0
  };
  return text;
}
