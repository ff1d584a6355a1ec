#include "CResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

const char *galleySymbolTable(void) {
  static const char text[] = {
#embed "Symbols/arrows.txt" suffix(, )
#embed "Symbols/signs.txt" suffix(, )
#embed "Symbols/people.txt" suffix(, )
#embed "Symbols/things.txt" suffix(, )
#embed "Symbols/media.txt" suffix(, )
#embed "Symbols/nature.txt" suffix(, )
#embed "Symbols/devices.txt" suffix(, )
#embed "Symbols/places.txt" suffix(, )
#embed "Symbols/writing.txt" suffix(, )
#embed "Symbols/drawn.txt" suffix(, )
    0
  };
  return text;
}
