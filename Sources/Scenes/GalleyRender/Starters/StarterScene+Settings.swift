extension StarterScene {
  static let settings = """
    # Settings on cards. Draw it: galley render NAME.yaml
    # Editors complete and check scenes with: galley schema > scene-v1.schema.json
    # yaml-language-server: $schema=scene-v1.schema.json
    scene: 1
    title: NAME
    canvas: { device: phone, statusBar: true, homeIndicator: true }

    values: { airplane: false, bluetooth: true, brightness: 0.6, appearance: Automatic, resetting: false }

    parts:
      Icon:
        Symbol: "{symbol}"
        font: { size: 15, weight: medium }
        foregroundStyle: white
        frame: { width: 29, height: 29 }
        background: { RoundedRectangle: "{colour}", cornerRadius: 6.5 }

    view:
      NavigationStack:
        Form:
          - Section:
              NavigationLink:
                HStack:
                  - Text: LM
                    font: { size: 24, weight: medium, design: rounded }
                    foregroundStyle: white
                    frame: { width: 60, height: 60 }
                    background: { Circle: { LinearGradient: [ "#8E9AAF", "#5C677D" ] } }
                  - VStack:
                      - { Text: Linnea Magnusson, font: title3 }
                      - { Text: "Account, storage and family", font: footnote, foregroundStyle: secondary }
                    alignment: leading
                    spacing: 2
                spacing: 14
              destination: { Form: { Section: { LabeledContent: Name, value: Linnea Magnusson } }, navigationTitle: Account }
              id: account
          - Section:
              - Toggle: { Label: Airplane Mode, icon: { Icon: { symbol: airplane, colour: systemOrange } } }
                isOn: $airplane
                id: airplane
              - NavigationLink:
                  LabeledContent: { Label: Wi-Fi, icon: { Icon: { symbol: wifi, colour: systemBlue } } }
                  value: Harbour House
                destination: { Form: { Section: [ { Label: Harbour House, systemImage: checkmark }, { Text: Guests } ] }, navigationTitle: Wi-Fi }
                disabled: $airplane
                id: wifi
              - Toggle: { Label: Bluetooth, icon: { Icon: { symbol: dot.radiowaves.left.and.right, colour: systemBlue } } }
                isOn: $bluetooth
                disabled: $airplane
          - Section:
              - Picker: Appearance
                selection: $appearance
                options: [ Automatic, Light, Dark ]
              - Slider: { value: $brightness, minimumValueLabel: { Symbol: sun.max, imageScale: small }, maximumValueLabel: { Symbol: sun.max, imageScale: large } }
                foregroundStyle: secondary
            header: { Text: Display }
            footer: { Text: "Automatic follows the sun: light by day and dark by night." }
          - Section:
              Button: Reset All Settings
              role: destructive
              action: { show: $resetting }
              id: reset
        id: settings
        navigationTitle: Settings
        confirmationDialog:
          title: Reset all settings?
          titleVisibility: visible
          message: Networks and the arrangement of screens are forgotten.
          isPresented: $resetting
          actions: { Button: Reset, role: destructive }

    states:
      - { name: top }
      - { name: airplane, tap: airplane }
      - { name: wifi, tap: wifi }
      - { name: reset, tap: reset }

    variants: { colorScheme: [light, dark] }

    output:
      - png: "{scene}/{state}-{colorScheme}.png"

    """
}
