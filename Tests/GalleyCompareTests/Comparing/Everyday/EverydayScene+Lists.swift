extension EverydayScene {
  private static let lines = (0..<40).map { number in
    let place = (number < 10 ? "0" : "") + "\(number)"
    return "    - { id: n\(place), name: Line \(place) }"
  }.joined(separator: "\n")

  static let headedScene = """
    scene: 1
    canvas: { size: 300x400, scale: 2 }
    data:
      lines:
        ROWS
    view:
      ScrollView:
        LazyVStack:
          ForEach: lines
          id: id
          row: { Text: "{name}", frame: { height: 40 } }
        spacing: 0
      id: list
      scrollHeader: { name: top, resting: 80, minimum: 40, view: { Color: "#5856D6" } }
    states: [ { name: mid, scroll: { list: { to: n10 } } } ]
    output: [ { png: "a.png" }, { layout: "a.json" } ]
    """.replacing("    ROWS", with: lines)

  static let chipsScene = """
    scene: 1
    canvas: { size: 300x300, scale: 2 }
    data:
      words:
        - { id: a, name: Ash, code: AAA }
        - { id: b, name: Birch, code: BBB }
        - { id: c, name: Cedar, code: CCC }
        - { id: d, name: Dogwood, code: DDD }
    view:
      ScrollView:
        LazyVStack:
          ForEach: words
          id: id
          row:
            HStack:
              - { Text: "{name}" }
              - Spacer
              - ScrollView:
                  HStack:
                    - { Text: "{code}", padding: 6, background: "#FFCC00" }
                    - { Text: "A long text that does not fit", fixedSize: true }
                  spacing: 8
                axis: horizontal
                showsIndicators: false
                frame: { width: 120 }
                scrollSync: chips
        spacing: 4
      id: list
      overlay: { Text: DRAFT, alignment: bottomTrailing }
    states: [ { name: top, scroll: { chips: { offset: { x: 10 } } } } ]
    output: [ { png: "a.png" }, { layout: "a.json" } ]
    """

  static let floatingScene = """
    scene: 1
    canvas: { size: 300x400, scale: 2 }
    data:
      lines:
        ROWS
    view:
      ScrollView:
        LazyVStack:
          ForEach: lines
          id: id
          row: { Text: "{name}", frame: { height: 40, maxWidth: infinity }, background: "#FFEEDD" }
        spacing: 0
      id: list
      cornerRadius: 20
      overlay: { Capsule: "#34C759", frame: { width: 80, height: 30 }, shadow: { radius: 8 }, id: bar, alignment: bottom }
    states: [ { name: top, scroll: { list: { offset: 400 } } } ]
    output: [ { png: "a.png" }, { layout: "a.json" } ]
    """.replacing("    ROWS", with: lines)

  static let sheetedScene = floatingScene.replacing(
    "  cornerRadius: 20",
    with: "  sheet: { name: info, isPresented: true, detents: [ { height: 80 } ], view: { Text: About } }")

  static let letterScene = """
    scene: 1
    canvas: { size: 320x400, scale: 2 }
    view:
      List:
        - Section:
            - { Text: Inbox, id: inbox }
            - { Text: Drafts, id: drafts }
          header: { Text: Mailboxes }
          footer: { Text: As of today }
        - Section:
            - { Text: Travel, id: travel }
          header: { Text: Folders }
      id: mail
      sheet: { name: info, isPresented: true, detents: [ { height: 80 } ], view: { Text: About } }
    states: [ { name: top } ]
    output: [ { png: "a.png" }, { layout: "a.json" } ]
    """
}
