#include "CResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

const char *galleySystemFont(void) {
  static const char text[] = {
#embed "Fonts/system-font.txt" suffix(, )
    0
  };
  return text;
}
