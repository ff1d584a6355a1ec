extension StarterScene {
  static let chat = """
    # A conversation. Draw it: galley render NAME.yaml
    # Editors complete and check scenes with: galley schema > scene-v1.schema.json
    # yaml-language-server: $schema=scene-v1.schema.json
    scene: 1
    title: NAME
    canvas: { device: phone, statusBar: true, homeIndicator: true }

    values: { draft: "", showsInfo: false }

    data:
      messages: { file: NAME.csv, columns: { mine: boolean } }

    parts:
      Bubble:
        Text: "{text}"
        padding: { horizontal: 14, vertical: 9 }

    view:
      NavigationStack:
        ScrollView:
          LazyVStack:
            ForEach: messages
            id: id
            row:
              - Text: "{day}"
                if: day
                font: footnote
                fontWeight: semibold
                foregroundStyle: secondary
                padding: { top: 14, bottom: 6 }
              - HStack: [ { Spacer: { minLength: 64 } }, { Bubble: { text: "{text}" }, foregroundStyle: white, background: { RoundedRectangle: "#0A60FF", cornerRadius: 18 } } ]
                if: mine
              - HStack: [ { Bubble: { text: "{text}" }, background: { RoundedRectangle: systemGray5, cornerRadius: 18 } }, { Spacer: { minLength: 64 } } ]
                unless: mine
          spacing: 6
          padding: { horizontal: 16, vertical: 8 }
        id: messages
        safeAreaInset:
          edge: bottom
          spacing: 0
          view:
            HStack:
              - { Button: Attach, systemImage: plus, labelStyle: iconOnly, buttonStyle: bordered, buttonBorderShape: circle }
              - TextField: Message
                text: $draft
                axis: vertical
                padding: { horizontal: 14, vertical: 8 }
                background: { RoundedRectangle: { stroke: systemGray4, cornerRadius: 18 } }
              - Button: Send
                systemImage: arrow.up
                labelStyle: iconOnly
                buttonStyle: borderedProminent
                buttonBorderShape: circle
                if: draft
                action: { set: { draft: "" } }
                id: send
            spacing: 10
            padding: { horizontal: 12, vertical: 8 }
            background: systemBackground
        navigationTitle: Ida Lindqvist
        navigationBarTitleDisplayMode: inline
        toolbar:
          - { Button: Details, systemImage: video, labelStyle: iconOnly, action: { show: $showsInfo }, id: info }
        alert:
          title: Call Ida?
          message: The call begins with the camera off.
          isPresented: $showsInfo
          actions: [ { Button: Call }, { Button: Cancel, role: cancel } ]

    states:
      - { name: latest, scroll: { messages: { to: bottom, anchor: bottom } } }
      - { name: writing, set: { draft: "Then I take the early train" }, scroll: { messages: { to: bottom, anchor: bottom } } }
      - { name: calling, tap: info }

    variants: { colorScheme: [light, dark] }

    output:
      - png: "{scene}/{state}-{colorScheme}.png"

    """

  /// The rows of ``chat``.
  static let chatData = """
    id,day,mine,text
    m1,Yesterday 18:04,false,Did the parcel from Bergen arrive?
    m2,,true,It did! Both books and the map.
    m3,,true,The map is enormous. I had to move the table.
    m4,,false,I told you 😄
    m5,,false,The red line is the path along the ridge. We can be at the hut before it gets dark if we leave at seven.
    m6,,true,Seven is early.
    m7,Today 9:12,false,"Weather for Saturday: sun until four, then wind from the west."
    m8,,true,"Good, so we take the ridge on the way up and the valley on the way back?"
    m9,,false,Exactly that.
    m10,,false,I bring the stove. You bring coffee?
    m11,,true,Coffee and figs.

    """
}
