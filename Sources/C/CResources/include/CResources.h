#pragma once

#include "SystemFont.h"

// Each function returns the contents of one or more files, followed by a null byte.

const char *_Nonnull galleySymbolTable(void);

const char *_Nonnull galleyReviewStyle(void);
const char *_Nonnull galleyReviewStyleWithoutScript(void);
const char *_Nonnull galleyReviewScript(void);
const char *_Nonnull galleyBookStyle(void);
const char *_Nonnull galleyBookScript(void);
const char *_Nonnull galleyPreviewsStyle(void);
const char *_Nonnull galleyPreviewsStart(void);
const char *_Nonnull galleyPreviewsScript(void);
const char *_Nonnull galleyTableStyle(void);
const char *_Nonnull galleyChartStyle(void);
const char *_Nonnull galleyDocumentStyle(void);

const char *_Nonnull galleyStarterChat(void);
const char *_Nonnull galleyStarterChatData(void);
const char *_Nonnull galleyStarterDashboard(void);
const char *_Nonnull galleyStarterDashboardData(void);
const char *_Nonnull galleyStarterFeed(void);
const char *_Nonnull galleyStarterFeedData(void);
const char *_Nonnull galleyStarterForm(void);
const char *_Nonnull galleyStarterList(void);
const char *_Nonnull galleyStarterListData(void);
const char *_Nonnull galleyStarterSettings(void);
const char *_Nonnull galleyStarterTable(void);
const char *_Nonnull galleyStarterTableData(void);

const char *_Nonnull galleySystemWords(void);
const char *_Nonnull galleyDates(void);
const char *_Nonnull galleyDateChanges(void);
const char *_Nonnull galleyDateNames(void);
const char *_Nonnull galleyPrintWords(void);
const char *_Nonnull galleyFrequentSigns(void);
const char *_Nonnull galleySwiftUINames(void);
