extension StarterScene {
  static let dashboard = """
    # Numbers on cards. Draw it: galley render NAME.yaml
    # Editors complete and check scenes with: galley schema > scene-v1.schema.json
    # yaml-language-server: $schema=scene-v1.schema.json
    scene: 1
    title: NAME
    canvas: { device: phone, background: systemGroupedBackground, statusBar: true, homeIndicator: true }

    values: { range: Week, goal: 0.72 }

    data:
      days: { file: NAME.csv, columns: { steps: integer, height: number } }
      cards:
        - { title: Heart, symbol: heart.fill, colour: systemRed, value: "62", unit: bpm }
        - { title: Sleep, symbol: bed.double.fill, colour: systemIndigo, value: 7 h 40, unit: min }
        - { title: Energy, symbol: flame.fill, colour: systemOrange, value: "482", unit: kcal }
        - { title: Distance, symbol: figure.walk, colour: systemGreen, value: "6.4", unit: km }

    view:
      NavigationStack:
        ScrollView:
          VStack:
            - Picker: Range
              selection: $range
              options: [ Day, Week, Month ]
              pickerStyle: segmented
            - VStack:
                - HStack:
                    - { Label: Steps, systemImage: figure.walk, font: headline, foregroundStyle: systemGreen }
                    - Spacer
                    - { Text: "{range}", font: subheadline, foregroundStyle: secondary }
                - { Text: "52,318", font: { style: largeTitle, weight: bold, design: rounded } }
                - HStack:
                    ForEach: days
                    row:
                      VStack:
                        - RoundedRectangle: "{colour}"
                          cornerRadius: 5
                          frame: { height: "{height}" }
                        - { Text: "{day}", font: caption, foregroundStyle: secondary, lineLimit: 1, minimumScaleFactor: 0.4 }
                      spacing: 6
                  alignment: bottom
                  spacing: 10
                  frame: { height: 150, alignment: bottom }
              alignment: leading
              spacing: 8
              padding: 16
              background: { RoundedRectangle: secondarySystemGroupedBackground, cornerRadius: 14 }
            - LazyVGrid:
                ForEach: cards
                row:
                  VStack:
                    - { Label: "{title}", systemImage: "{symbol}", font: { style: subheadline, weight: semibold }, foregroundStyle: "{colour}", lineLimit: 1, minimumScaleFactor: 0.5 }
                    - HStack:
                        - { Text: "{value}", font: { style: title2, weight: bold, design: rounded }, lineLimit: 1, minimumScaleFactor: 0.5 }
                        - { Text: "{unit}", font: footnote, foregroundStyle: secondary }
                      alignment: firstTextBaseline
                      spacing: 4
                  alignment: leading
                  spacing: 10
                  padding: 14
                  frame: { maxWidth: infinity, alignment: leading }
                  background: { RoundedRectangle: secondarySystemGroupedBackground, cornerRadius: 14 }
              columns: { adaptive: 150 }
              columnSpacing: 12
              spacing: 12
            - VStack:
                - ProgressView: Monthly goal
                  value: $goal
                  currentValueLabel: { Text: "{goal:percent} of 300 km" }
                  tint: systemGreen
              padding: 16
              background: { RoundedRectangle: secondarySystemGroupedBackground, cornerRadius: 14 }
          spacing: 12
          padding: { horizontal: 16, bottom: 24 }
        id: dashboard
        background: systemGroupedBackground
        navigationTitle: Summary
        toolbar: { Button: Profile, systemImage: person.crop.circle, labelStyle: iconOnly }

    states:
      - { name: top }
      - { name: day, set: { range: Day } }

    variants: { colorScheme: [light, dark] }

    output:
      - png: "{scene}/{state}-{colorScheme}.png"

    """

  /// The rows of ``dashboard``.
  static let dashboardData = """
    day,steps,height,colour
    Mon,6120,66,systemGreen
    Tue,8404,91,systemGreen
    Wed,4310,47,systemGreen
    Thu,9872,107,systemGreen
    Fri,7015,76,systemGreen
    Sat,11240,122,systemGreen
    Sun,5357,58,systemGray4

    """
}
