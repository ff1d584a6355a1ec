#pragma once

#include <stdint.h>

// Letter widths of the iOS system font, for text sizes and display sizes, as differences from Inter's widths in
// thousandths of an em. They are fitted to measured widths; SystemFont.swift documents the model.

typedef struct {
  double size;  // in points
  double value;
} GalleySizeValue;

typedef struct {
  double regularText, regularDisplay, boldText, boldDisplay;
} GalleyLetterChange;

typedef struct {
  uint32_t scalar;
  GalleyLetterChange change;
} GalleyLetter;

const GalleySizeValue *_Nonnull galleyTracking(int *_Nonnull count);
const GalleySizeValue *_Nonnull galleyDisplayShares(int *_Nonnull count);

// The changes for each class: space, digit, upper, lower, quote, dash, stop, bracket, symbol.
const GalleyLetterChange *_Nonnull galleyClassChanges(int *_Nonnull count);
GalleyLetterChange galleyTabularDigitChange(void);
// The letters in ascending order.
const GalleyLetter *_Nonnull galleyLetters(int *_Nonnull count);
