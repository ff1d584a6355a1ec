#include "CResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

const char *galleyStarterChat(void) {
  static const char text[] = {
#embed "Starters/chat.yaml" suffix(, )
    0
  };
  return text;
}

const char *galleyStarterChatData(void) {
  static const char text[] = {
#embed "Starters/chat.csv" suffix(, )
    0
  };
  return text;
}

const char *galleyStarterDashboard(void) {
  static const char text[] = {
#embed "Starters/dashboard.yaml" suffix(, )
    0
  };
  return text;
}

const char *galleyStarterDashboardData(void) {
  static const char text[] = {
#embed "Starters/dashboard.csv" suffix(, )
    0
  };
  return text;
}

const char *galleyStarterFeed(void) {
  static const char text[] = {
#embed "Starters/feed.yaml" suffix(, )
    0
  };
  return text;
}

const char *galleyStarterFeedData(void) {
  static const char text[] = {
#embed "Starters/feed.csv" suffix(, )
    0
  };
  return text;
}

const char *galleyStarterForm(void) {
  static const char text[] = {
#embed "Starters/form.yaml" suffix(, )
    0
  };
  return text;
}

const char *galleyStarterList(void) {
  static const char text[] = {
#embed "Starters/list.yaml" suffix(, )
    0
  };
  return text;
}

const char *galleyStarterListData(void) {
  static const char text[] = {
#embed "Starters/list.csv" suffix(, )
    0
  };
  return text;
}

const char *galleyStarterSettings(void) {
  static const char text[] = {
#embed "Starters/settings.yaml" suffix(, )
    0
  };
  return text;
}

const char *galleyStarterTable(void) {
  static const char text[] = {
#embed "Starters/table.yaml" suffix(, )
    0
  };
  return text;
}

const char *galleyStarterTableData(void) {
  static const char text[] = {
#embed "Starters/table.csv" suffix(, )
    0
  };
  return text;
}
