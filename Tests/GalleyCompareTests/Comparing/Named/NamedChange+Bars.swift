extension NamedChange {
  /// Changes of bars and tabs.
  static let bars: [NamedChange] = [
    NamedChange(
      "tab", scene1,
      ["selection: h": "selection: s"], expected: "the tab \"Search\" is selected instead of \"Home\""),
    NamedChange(
      "tab badge", scene1,
      ["content: [ { Text: Find } ] }": "content: [ { Text: Find } ], badge: 3 }"],
      expected: "the badge of the tab \"Search\" is \"3\" instead of none"),
    NamedChange(
      "tab style", scene1,
      ["selection: h": "selection: h\n  tabViewStyle: page"],
      expected: "the tab view style of the tab view is page instead of automatic"),
    NamedChange(
      "title mode", scene2,
      ["navigationBarTitleDisplayMode: large": "navigationBarTitleDisplayMode: inline"],
      expected: "the title display mode of \"Settings\" is inline instead of large"),
    NamedChange(
      "bar hidden", scene2,
      [
        "      toolbar: [ { Button: Edit } ]\n":
          "      toolbar: [ { Button: Edit } ]\n      toolbarVisibility: { navigationBar: hidden }\n"
      ], expected: "the navigation bar is gone"),
    NamedChange(
      "toolbar item gone", scene2,
      ["      toolbar: [ { Button: Edit } ]\n": ""], expected: "Button \"Edit\" is gone"),
    NamedChange(
      "toolbar item new", scene2,
      ["[ { Button: Edit } ]": "[ { Button: Edit }, { Button: Add } ]"], expected: "Button \"Add\" is new"),
    NamedChange(
      "search", scene2,
      ["      toolbar:": "      searchable: { text: \"\" }\n      toolbar:"],
      expected: "the navigation bar \"Settings\" has a search field now"),
    NamedChange(
      "tab removed", scene3,
      ["    - { Tab: Me, systemImage: person, content: [ { Text: I } ] }\n": ""], expected: "the tab \"Me\" is gone"),
    NamedChange(
      "tab renamed", scene3,
      ["Tab: Me": "Tab: You"], expected: "\"Me\" became \"You\""),
    NamedChange(
      "tab bar hidden",
      scene(
        "  TabView:\n    - { Tab: Home, systemImage: house, content: [ { Text: Welcome } ] }\n    - { Tab: Search, systemImage: star, content: [ { Text: Find } ] }\n",
        canvas: "{ width: 320, height: 400, scale: 1 }"),
      ["{ Text: Welcome }": "{ Text: Welcome, toolbarVisibility: { tabBar: hidden } }"], expected: "the tab bar is gone"
    ),
    NamedChange(
      "title renamed in toolbar", scene2,
      ["navigationTitle: Settings": "navigationTitle: Options"], expected: "\"Settings\" became \"Options\""),
    NamedChange(
      "toolbar item renamed", scene2,
      ["Button: Edit": "Button: Done"], expected: "\"Edit\" became \"Done\""),
  ]

  private static let scene1 = scene(
    """
    TabView:
      - { Tab: Home, systemImage: house, value: h, content: [ { Text: Welcome } ] }
      - { Tab: Search, systemImage: star, value: s, content: [ { Text: Find } ] }
    selection: h
    """, canvas: "{ width: 320, height: 400, scale: 1 }")

  private static let scene2 = scene(
    """
    NavigationStack:
      - Text: Hello
        navigationTitle: Settings
        navigationBarTitleDisplayMode: large
        toolbar: [ { Button: Edit } ]
    """, canvas: "{ width: 320, height: 400, scale: 1 }")

  private static let scene3 = scene(
    """
    TabView:
      - { Tab: Home, systemImage: house, content: [ { Text: Welcome } ] }
      - { Tab: Search, systemImage: star, content: [ { Text: Find } ] }
      - { Tab: Me, systemImage: person, content: [ { Text: I } ] }
    """, canvas: "{ width: 320, height: 400, scale: 1 }")
}
