extension StarterScene {
  static let list = """
    # Draw it: galley render NAME.yaml
    # Editors complete and check scenes with: galley schema > scene-v1.schema.json
    # yaml-language-server: $schema=scene-v1.schema.json
    scene: 1
    title: NAME
    canvas: { device: phone }

    data:
      tasks: { file: NAME.csv, columns: { minutes: integer } }

    view:
      ScrollView:
        VStack:
          - Text: Today
            font: largeTitle
            bold: true
            padding: { horizontal: 16, vertical: 8 }
            frame: { maxWidth: infinity, alignment: leading }
          - LazyVStack:
              ForEach: tasks
              row:
                HStack:
                  - VStack:
                      - { Text: "{title}", font: headline }
                      - { Text: "{place}", font: subheadline, foregroundStyle: secondary }
                    alignment: leading
                    spacing: 2
                  - Spacer
                  - { Text: "{minutes} min", foregroundStyle: secondary, monospacedDigit: true }
                padding: { horizontal: 16, vertical: 11 }
                overlay: { Divider: {}, padding: { leading: 16 }, alignment: bottom }
            spacing: 0
        spacing: 0
      id: list

    states:
      - { name: top }
      - { name: pulled, scroll: { list: { offset: -60 } } }

    variants: { colorScheme: [light, dark] }

    output:
      - png: "{scene}/{state}-{colorScheme}.png"

    """

  /// The rows of ``list``.
  static let listData = """
    title,place,minutes
    Water the basil,Kitchen window,5
    Answer Ida,Desk,15
    Buy bread and figs,Market hall,30
    Read chapter four,Sofa,45
    Repair the bicycle light,Cellar,20
    Call the library,Anywhere,10

    """
}
