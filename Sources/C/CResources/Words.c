#include "CResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

const char *galleySystemWords(void) {
  static const char text[] = {
#embed "Words/system.txt" suffix(, )
    0
  };
  return text;
}

const char *galleyDates(void) {
  static const char text[] = {
#embed "Words/dates.txt" suffix(, )
    0
  };
  return text;
}

const char *galleyDateChanges(void) {
  static const char text[] = {
#embed "Words/date-changes.txt" suffix(, )
    0
  };
  return text;
}

const char *galleyDateNames(void) {
  static const char text[] = {
#embed "Words/date-names.txt" suffix(, )
    0
  };
  return text;
}

const char *galleyPrintWords(void) {
  static const char text[] = {
#embed "Words/print.txt" suffix(, )
    0
  };
  return text;
}

const char *galleyFrequentSigns(void) {
  static const char text[] = {
#embed "Words/frequent-signs.txt" suffix(, )
    0
  };
  return text;
}

const char *galleySwiftUINames(void) {
  static const char text[] = {
#embed "Words/swiftui-names.txt" suffix(, )
    0
  };
  return text;
}
