/// Small scenes for common edits.
enum EverydayScene: String, CaseIterable {
  case shop
  case card
  case long
  case sections
  case tags
  case layers
  case bar
  case sheet
  case mail
  case tabs
  case wall
  case effects
  case headed
  case chips
  case letter
  case floating
  case sheeted

  var yaml: String {
    switch self {
    case .shop: Self.shopScene
    case .card: Self.cardScene
    case .long: Self.longScene
    case .sections: Self.sectionsScene
    case .tags: Self.tagsScene
    case .layers: Self.layersScene
    case .bar: Self.barScene
    case .sheet: Self.sheetScene
    case .mail: Self.mailScene
    case .tabs: Self.tabsScene
    case .wall: Self.wallScene
    case .effects: Self.effectsScene
    case .headed: Self.headedScene
    case .chips: Self.chipsScene
    case .letter: Self.letterScene
    case .floating: Self.floatingScene
    case .sheeted: Self.sheetedScene
    }
  }

  private static let shopScene = """
    scene: 1
    canvas: { size: 320x568, scale: 2 }
    data:
      goods:
        - { id: apples, name: Apples, note: from the garden, price: 2.5, code: A1 }
        - { id: bread, name: Bread, note: baked today, price: 3.2, code: B22 }
        - { id: cheese, name: Cheese, note: from the Alps, price: 7, code: C3 }
        - { id: dates, name: Dates, note: very sweet, price: 4.1, code: D44 }
        - { id: eggs, name: Eggs, note: a dozen, price: 3.9, code: E5 }
        - { id: figs, name: Figs, note: dried, price: 5, code: F66 }
    view:
      VStack:
        - { Text: Our goods, font: title2, id: title }
        - ScrollView:
            LazyVStack:
              ForEach: goods
              id: id
              row:
                HStack:
                  - { Text: "{code}", font: footnote, syncWidth: codes }
                  - VStack:
                      - { Text: "{name}", font: headline }
                      - { Text: "{note}", font: subheadline, foregroundStyle: secondary }
                    alignment: leading
                    spacing: 2
                  - Spacer
                  - { Text: "{price:.2}", foregroundStyle: "#1A7F37" }
                spacing: 8
                padding: { horizontal: 16, vertical: 6 }
            spacing: 4
          id: list
      spacing: 0
    states: [ { name: top } ]
    output: [ { png: "a.png" }, { layout: "a.json" } ]
    """

  private static let cardScene = """
    scene: 1
    canvas: { size: 320x480, scale: 2, background: "#FFFFFF" }
    view:
      VStack:
        - HStack:
            - { Color: "#3366CC", frame: { width: 40, height: 40 }, id: photo }
            - VStack:
                - { Text: Ada Lovelace, font: headline, id: name }
                - { Text: Mathematician, font: subheadline, foregroundStyle: "#666666", id: role }
              alignment: leading
              spacing: 2
            - Spacer
            - { Text: "3", font: caption, padding: 6, background: { RoundedRectangle: "#FF3B30", cornerRadius: 8 }, id: badge }
          spacing: 12
          id: head
        - { Text: "She wrote the first program for a machine that was never built and saw what it could be.", id: story }
        - { Text: Read more, font: body, foregroundStyle: "#007AFF", id: more }
        - { Text: Published in 1843, font: footnote, id: foot }
      alignment: leading
      spacing: 8
      padding: { horizontal: 20, vertical: 16 }
      background: "#F2F2F7"
      id: card
    states: [ { name: top } ]
    output: [ { png: "a.png" }, { layout: "a.json" } ]
    """

  private static let longScene = """
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
    states: [ { name: top, scroll: { list: { offset: 400 } } } ]
    output: [ { png: "a.png" }, { layout: "a.json" } ]
    """.replacing(
      "    ROWS",
      with: (0..<40).map { "    - { id: n\($0 < 10 ? "0" : "")\($0), name: Line \($0 < 10 ? "0" : "")\($0) }" }.joined(
        separator: "\n"))

  private static let sectionsScene = """
    scene: 1
    canvas: { size: 300x400, scale: 2 }
    data:
      kinds:
        - { kind: Fruit }
        - { kind: Herbs }
        - { kind: Nuts }
      plants:
        - { kind: Fruit, name: Apple }
        - { kind: Fruit, name: Pear }
        - { kind: Herbs, name: Basil }
        - { kind: Herbs, name: Mint }
        - { kind: Nuts, name: Almond }
        - { kind: Nuts, name: Hazel }
    view:
      ScrollView:
        LazyVStack:
          ForEach: kinds
          id: kind
          row:
            Section:
              ForEach: plants
              where: { kind: kind }
              id: name
              row: { Text: "{name}", frame: { height: 36 } }
            header: { Text: "{kind}", font: headline, frame: { height: 28, maxWidth: infinity, alignment: leading }, background: "#EEEEEE" }
        spacing: 0
        pinnedViews: [ sectionHeaders ]
      id: plants
    states: [ { name: top } ]
    output: [ { png: "a.png" }, { layout: "a.json" } ]
    """

  private static let tagsScene = """
    scene: 1
    canvas: { size: 300x200, scale: 2 }
    view:
      VStack:
        - ForEach: tags
          id: tag
          row:
            ViewThatFits:
              - HStack: [ { Text: "{tag}" }, { Text: "{note}", lineLimit: 1 } ]
              - VStack: [ { Text: "{tag}" }, { Text: "{note}" } ]
            uniform: screen
      spacing: 6
      id: tags
    data:
      tags:
        - { tag: One, note: short }
        - { tag: Two, note: brief }
        - { tag: Three, note: concise }
    states: [ { name: top } ]
    output: [ { png: "a.png" }, { layout: "a.json" } ]
    """

  private static let layersScene = """
    scene: 1
    canvas: { size: 200x200, scale: 2 }
    view:
      VStack:
        - ZStack:
            - { Color: "#FF0000", frame: { width: 60, height: 60 }, offset: { x: -10 }, id: red }
            - { Color: "#0000FF", frame: { width: 60, height: 60 }, offset: { x: 10 }, id: blue }
          id: pile
        - { Text: Under the pile, id: caption }
      spacing: 10
    states: [ { name: top } ]
    output: [ { png: "a.png" }, { layout: "a.json" } ]
    """

  private static let barScene = """
    scene: 1
    canvas: { size: 320x300, scale: 2 }
    view:
      ScrollView:
        VStack:
          - { Text: First, frame: { height: 60 } }
          - { Text: Second, frame: { height: 60 } }
          - { Text: Third, frame: { height: 60 } }
        spacing: 0
      id: page
      scrollIndicators: hidden
    states: [ { name: top } ]
    output: [ { png: "a.png" }, { layout: "a.json" } ]
    """

  private static let sheetScene = """
    scene: 1
    canvas: { size: 320x568, scale: 2 }
    view:
      VStack:
        - { Text: Behind the sheet, id: behind }
        - Spacer
      sheet: { name: details, isPresented: true, detents: [ medium, large ], selection: medium, view: { Text: Details, font: headline, padding: 16, id: details } }
    states: [ { name: top } ]
    output: [ { png: "a.png" }, { layout: "a.json" } ]
    """

  private static let mailScene = """
    scene: 1
    canvas: { size: 320x400, scale: 2 }
    view:
      List:
        - Section:
            - { Text: Inbox, badge: "3", id: inbox }
            - { Text: Drafts, id: drafts }
            - { Text: Sent, id: sent }
          header: { Text: Mailboxes }
        - Section:
            - { Text: Travel, id: travel }
            - { Text: Bills, id: bills }
          header: { Text: Folders }
      id: mail
    states: [ { name: top } ]
    output: [ { png: "a.png" }, { layout: "a.json" } ]
    """

  private static let tabsScene = """
    scene: 1
    canvas: { size: 320x400, scale: 2 }
    data:
      parts:
        - { part: One }
        - { part: Two }
        - { part: Three }
    view:
      VStack:
        - ScrollView:
            HStack:
              ForEach: parts
              id: part
              row: { Text: "{part}", padding: 8, whenSelected: { foregroundStyle: "#FF0000" } }
            spacing: 4
          axis: horizontal
          id: tabs
          scrollLink: pages
        - ScrollView:
            LazyVStack:
              ForEach: parts
              id: part
              row: { Text: "Part {part}", frame: { height: 300 } }
            spacing: 0
          id: pages
      spacing: 0
    states: [ { name: top, scroll: { pages: { offset: 0 } } } ]
    output: [ { png: "a.png" }, { layout: "a.json" } ]
    """

  private static let wallScene = """
    scene: 1
    canvas: { size: 300x300, scale: 2 }
    data:
      cells:
        - { id: a, name: Ash }
        - { id: b, name: Birch }
        - { id: c, name: Cedar }
        - { id: d, name: Dogwood }
        - { id: e, name: Elm }
        - { id: f, name: Fir }
    view:
      ScrollView:
        LazyVGrid:
          ForEach: cells
          id: id
          row: { Text: "{name}", frame: { height: 40, maxWidth: infinity }, background: "#DDE7F0" }
        columns: 3
        columnSpacing: 6
        spacing: 6
      id: wall
    states: [ { name: top } ]
    output: [ { png: "a.png" }, { layout: "a.json" } ]
    """

  private static let effectsScene = """
    scene: 1
    canvas: { size: 320x520, scale: 2, background: "#FFFFFF" }
    view:
      VStack:
        - HStack:
            - { Color: "#3366CC", frame: { width: 60, height: 40 }, clipShape: { Circle: {} }, id: photo }
            - { Color: "#34C759", frame: { width: 50, height: 50 }, cornerRadius: 12, id: tile }
            - { Color: "#FF9500", frame: { width: 60, height: 40 }, mask: { Circle: "#000000" }, id: hole }
            - { Color: "#AF52DE", aspectRatio: 2, frame: { width: 60, height: 40 }, id: wide }
          spacing: 12
          id: pictures
        - { Text: Turned, rotationEffect: 15, id: turned }
        - { Text: Large, scaleEffect: 1.5, id: large }
        - { Text: Faint, opacity: 40%, id: faint }
        - { Text: Raised, padding: 10, background: "#F2F2F7", shadow: { radius: 4, color: "#8E8E93" }, id: raised }
        - { Text: Framed, padding: 6, border: { color: "#FF0000", width: 2 }, id: framed }
        - { Text: Marked, padding: 8, overlay: { Capsule: "#FF3B3080" }, id: marked }
        - { Text: Shifted, offset: { x: 30 }, id: shifted }
        - { Text: Tinted, foregroundStyle: tint, id: tinted }
        - { Text: "A sentence that is too long for one line of this screen and is cut there", lineLimit: 1, id: cut }
        - { Circle: {}, stroke: "#000000", lineWidth: 1, frame: { width: 30, height: 30 }, id: ring }
        - ZStack:
            - { Color: "#FF0000", frame: { width: 40, height: 20 }, zIndex: 1, id: front }
            - { Color: "#0000FF", frame: { width: 20, height: 30 }, id: back }
          id: pile
      spacing: 10
      padding: 10
      tint: "#007AFF"
      id: board
    states: [ { name: top } ]
    output: [ { png: "a.png" }, { layout: "a.json" } ]
    """
}
