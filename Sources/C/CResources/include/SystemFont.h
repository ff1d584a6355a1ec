#pragma once

#include <stdint.h>

// The letter widths of iOS's system font, as differences from Inter's in thousandths of an em, for text and for display
// sizes. They are fitted to measured widths; SystemFont.swift documents the model.

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

// For each of: space, digit, upper, lower, quote, dash, stop, bracket, symbol.
const GalleyLetterChange *_Nonnull galleyClassChanges(int *_Nonnull count);
GalleyLetterChange galleyTabularDigitChange(void);
// In ascending order.
const GalleyLetter *_Nonnull galleyLetters(int *_Nonnull count);
