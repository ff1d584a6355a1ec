/// Scenes that share the tokens of a small design system, so that one change affects many of them.
struct DesignSystem {
  /// Colours, fonts, lengths and words by name.
  var tokens = Self.plain
  var rows = ["Milk", "Bread", "Olives", "Figs", "Tea", "Walnuts", "Rice", "Honey"]

  /// The scene files by name.
  var files: [String: String] {
    Self.scenes.mapValues { scene in
      var text = "scene: 1\ncanvas: { size: 240x320, scale: 1 }\n"
      if scene.view.contains("ForEach: goods") { text += data }
      if scene.view.contains("Card:") || scene.view.contains("Badge:") { text += Self.parts }
      text += scene.view + "variants: { \(scene.variants) }\n"
      for (name, value) in tokens { text = text.replacing("<\(name)>", with: value) }
      return text
    }
  }

  private var data: String {
    let lines = rows.map {
      "    - { name: \($0), note: Shelf \($0.count * 3 % 7), price: \($0.count).50 }"
    }
    return "data:\n  goods:\n" + lines.joined(separator: "\n") + "\n"
  }

  private static let schemes = "colorScheme: [light, dark]"
  private static let sizes = schemes + ", dynamicTypeSize: [large, accessibility2]"
  private static let directions = schemes + ", layoutDirection: [leftToRight, rightToLeft]"

  private static let plain = [
    "accent": "#0A7A4B", "soft": "#5B6470", "wash": "#EAF4EF", "title": "title2", "body": "body",
    "note": "caption", "card": "12", "inner": "2", "gap": "8", "page": "16", "radius": "10",
    "avatar": "40",
    "hello": "Good morning", "send": "Send order", "lines": "2", "weight": "semibold",
    "faded": "0.5",
    "dx": "4", "badge": "#D93025", "dark": "label", "align": "leading", "track": "0", "frame": "56",
    "opaque": "1",
  ]

  private static let parts = """
    components:
      Card:
        VStack:
          - { Text: "{title}", font: <title>, foregroundStyle: "<accent>" }
          - { Text: "{detail}", font: <note>, foregroundStyle: "<soft>" }
        alignment: <align>
        spacing: <inner>
        padding: <card>
        background: { RoundedRectangle: "<wash>", cornerRadius: <radius> }
        opacity: <opaque>
      Badge: { Text: "{count}", font: <note>, foregroundStyle: white, padding: 4, background: { Capsule: "<badge>" } }

    """

  private static let scenes: [String: (variants: String, view: String)] = [
    "home": (
      sizes,
      """
      view:
        VStack:
          - { Text: "<hello>", font: <title>, id: greeting }
          - Card: { title: Today, detail: "Three things" }
          - Card: { title: Later, detail: "Nothing yet" }
          - Spacer
          - { Text: "<send>", fontWeight: <weight>, foregroundStyle: "<accent>", id: send }
        alignment: leading
        spacing: <gap>
        padding: <page>
        id: home

      """
    ),
    "goods": (
      sizes,
      """
      view:
        ScrollView:
          LazyVStack:
            ForEach: goods
            row:
              HStack: [ { Text: "{name}", font: <body> }, Spacer, { Text: "{price}", foregroundStyle: "<accent>" } ]
              padding: <card>
          spacing: 0
        id: goods

      """
    ),
    "cards": (
      directions,
      """
      view:
        ScrollView:
          LazyVStack:
            ForEach: goods
            row: { Card: { title: "{name}", detail: "{note}" } }
          spacing: <gap>
          alignment: leading
        padding: <page>
        id: cards

      """
    ),
    "profile": (
      sizes,
      """
      view:
        VStack:
          - { Circle: "<accent>", frame: { width: <avatar>, height: <avatar> }, id: avatar }
          - { Text: "<hello>, Ann", font: <body>, id: hello }
          - HStack: [ { Card: { title: "12", detail: Trips } }, { Card: { title: "7", detail: Friends } } ]
            spacing: <gap>
            id: stats
          - { Text: "Edit profile", foregroundStyle: "<accent>", id: edit }
        spacing: <gap>
        padding: <page>
        id: profile

      """
    ),
    "form": (
      sizes,
      """
      view:
        VStack:
          - { Text: Delivery, font: <title>, id: heading }
          - { Text: "We deliver before noon, on every working day of the week.", font: <body>, lineLimit: <lines>, id: explanation }
          - { HStack: [ { Text: Street }, Spacer, { Text: "Lane 4", foregroundStyle: "<soft>" } ], id: street }
          - { HStack: [ { Text: Town }, Spacer, { Text: Lisbon, foregroundStyle: "<soft>" } ], id: town }
          - { Text: "<send>", fontWeight: <weight>, foregroundStyle: white, padding: <card>, background: { Capsule: "<accent>" }, id: send }
        alignment: leading
        spacing: <gap>
        padding: <page>
        id: form

      """
    ),
    "inbox": (
      directions,
      """
      view:
        List:
          ForEach: goods
          row: { HStack: [ { Text: "{name}", font: <body> }, Spacer, { Badge: { count: "{price}" } } ] }
        id: inbox

      """
    ),
    "settings": (
      sizes,
      """
      view:
        List:
          - Section: [ { Text: Notifications }, { Text: Sounds }, { Text: Sign out, foregroundStyle: "<accent>" } ]
            header: { Text: General }
          - Section: [ { Text: Version, opacity: <faded> }, { Text: Licences } ]
            header: { Text: About }
        id: settings

      """
    ),
    "tiles": (
      sizes,
      """
      view:
        VStack:
          - HStack:
              - { RoundedRectangle: "<wash>", cornerRadius: <radius>, frame: { height: <frame> } }
              - { RoundedRectangle: "<accent>", cornerRadius: <radius>, frame: { height: <frame> } }
            spacing: <gap>
          - { Text: Tiles, font: <note>, offset: { x: 0, y: <dx> }, id: caption }
        spacing: <gap>
        padding: <page>
        id: tiles

      """
    ),
    "empty": (
      sizes,
      """
      view:
        VStack:
          - { Text: "Nothing here", font: <title>, foregroundStyle: <dark>, id: nothing }
          - { Text: "Come back tomorrow", font: <note>, foregroundStyle: "<soft>", id: back }
        spacing: <gap>
        id: empty

      """
    ),
    "order": (
      sizes,
      """
      view:
        VStack:
          - Card: { title: "Order 12", detail: "On its way" }
          - { HStack: [ { Text: Total, font: <body> }, Spacer, { Text: "42.00", fontWeight: <weight> } ], id: total }
          - { Text: "<send>", foregroundStyle: "<accent>", id: send }
          - Spacer
        alignment: leading
        spacing: <gap>
        padding: <page>
        id: order

      """
    ),
    "player": (
      directions,
      """
      view:
        VStack:
          - { RoundedRectangle: "<wash>", cornerRadius: <radius>, frame: { width: 120, height: 90 }, id: cover }
          - { Text: "Evening Song", font: <title>, tracking: <track>, id: song }
          - { HStack: [ { Text: "0:42" }, Spacer, { Text: "3:10" } ], font: <note>, foregroundStyle: "<soft>", id: times }
        spacing: <inner>
        padding: <page>
        id: player

      """
    ),
    "help": (
      directions,
      """
      view:
        VStack:
          - { Text: "<hello>. How can we help?", font: <body>, id: question }
          - { Text: Call us, foregroundStyle: "<accent>", id: call }
          - { Text: Write to us, foregroundStyle: "<accent>", id: write }
        alignment: <align>
        spacing: <gap>
        padding: <page>
        id: help

      """
    ),
  ]
}
