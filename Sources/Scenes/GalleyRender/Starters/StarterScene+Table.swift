extension StarterScene {
  /// A table with columns as wide as their texts, a pinned header and a search field.
  static let table = """
    # A table with columns as wide as their texts. Draw it: galley render NAME.yaml
    # Editors complete and check scenes with: galley schema > scene-v1.schema.json
    # yaml-language-server: $schema=scene-v1.schema.json
    scene: 1
    title: NAME
    canvas: { device: phone, statusBar: true, homeIndicator: true }

    values: { query: "", unit: Week }

    data:
      stations: { file: NAME.csv, columns: { departures: integer, delay: number, share: number } }

    view:
      NavigationStack:
        ScrollView:
          LazyVStack:
            Section:
              ForEach: stations
              id: station
              row:
                ViewThatFits:
                  - HStack:
                      - VStack:
                          - { Text: "{station}", fontWeight: medium }
                          - { Text: "{line}", font: footnote, foregroundStyle: secondary }
                        alignment: leading
                        spacing: 1
                        syncWidth: { key: station, alignment: leading }
                      - Spacer
                      - { Text: "{departures}", syncWidth: { key: departures, alignment: trailing } }
                      - { Text: "{delay:.1} min", syncWidth: { key: delay, alignment: trailing } }
                      - { Text: "{share:percent}", syncWidth: { key: share, alignment: trailing }, foregroundStyle: "{colour}" }
                    spacing: 14
                  - VStack:
                      - { Text: "{station}", fontWeight: medium }
                      - { Text: "{line}", font: footnote, foregroundStyle: secondary }
                      - FlowLayout:
                          - Text: "{departures} trains"
                          - Text: "{delay:.1} min"
                          - { Text: "{share:percent}", foregroundStyle: "{colour}" }
                        spacing: 14
                    alignment: leading
                    spacing: 4
                    frame: { maxWidth: infinity, alignment: leading }
                in: horizontal
                uniform: screen
                monospacedDigit: true
                font: subheadline
                padding: { horizontal: 16, vertical: 9 }
                overlay: { Divider: {}, padding: { leading: 16 }, alignment: bottom }
            header:
              VStack:
                - Picker: Time
                  selection: $unit
                  options: [ Day, Week, Month ]
                  pickerStyle: segmented
                  padding: { horizontal: 16, vertical: 8 }
                - ViewThatFits:
                    - HStack:
                        - { Text: Station, syncWidth: { key: station, alignment: leading } }
                        - Spacer
                        - { Text: Trains, syncWidth: { key: departures, alignment: trailing } }
                        - { Text: Delay, syncWidth: { key: delay, alignment: trailing } }
                        - { Text: On time, syncWidth: { key: share, alignment: trailing } }
                      spacing: 14
                    - { Text: Stations, frame: { maxWidth: infinity, alignment: leading } }
                  in: horizontal
                  font: { style: footnote, weight: semibold }
                  foregroundStyle: secondary
                  padding: { horizontal: 16, vertical: 6 }
                - Divider
              spacing: 0
              background: systemBackground
          spacing: 0
          pinnedViews: sectionHeaders
        id: table
        navigationTitle: Departures
        searchable: { text: $query, prompt: Stations }
        toolbar: { Menu: Sort, systemImage: arrow.up.arrow.down, labelStyle: iconOnly, content: [ { Button: Name }, { Button: Delay } ] }

    states:
      - { name: top }
      - { name: scrolled, scroll: { table: { offset: 320 } } }

    variants: { colorScheme: [light, dark] }

    output:
      - png: "{scene}/{state}-{colorScheme}.png"

    """

  /// The rows of ``table``.
  static let tableData = """
    station,line,departures,delay,share,colour
    Aarhus H,East Jutland,1214,2.4,0.91,systemGreen
    Bergen,Bergen Line,412,3.1,0.88,systemGreen
    Göteborg C,West Coast,2380,4.6,0.82,systemOrange
    Helsinki,Main Line,5124,1.9,0.94,systemGreen
    København H,Coast Line,3970,5.2,0.79,systemOrange
    Lund C,Southern Main,1640,3.8,0.86,systemGreen
    Malmö C,Southern Main,2011,4.1,0.84,systemOrange
    Narvik,Ore Line,64,11.7,0.61,systemRed
    Oslo S,Gardermoen,4402,2.7,0.9,systemGreen
    Odense,Great Belt,1388,3.3,0.87,systemGreen
    Rovaniemi,Northern,98,6.4,0.76,systemOrange
    Stavanger,Jær Line,733,2.2,0.92,systemGreen
    Stockholm C,Western Main,6215,3.9,0.85,systemGreen
    Tampere,Main Line,1502,2.8,0.9,systemGreen
    Trondheim S,Dovre Line,389,4.4,0.83,systemOrange
    Turku,Coastal,611,3.0,0.89,systemGreen
    Umeå C,Bothnia Line,275,5.8,0.77,systemOrange
    Uppsala C,East Coast,2960,2.6,0.91,systemGreen

    """
}
