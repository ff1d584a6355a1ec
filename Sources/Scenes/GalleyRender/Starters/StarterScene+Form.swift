extension StarterScene {
  /// A form with fields, a stepper, a picker and a question before it is sent.
  static let form = """
    # A form with a question before it is sent. Draw it: galley render NAME.yaml
    # Editors complete and check scenes with: galley schema > scene-v1.schema.json
    # yaml-language-server: $schema=scene-v1.schema.json
    scene: 1
    title: NAME
    canvas: { device: phone, statusBar: true, homeIndicator: true }

    values:
      name: Ada Lindqvist
      email: ""
      guests: 2
      room: Lake view
      breakfast: true
      notes: ""
      asks: false

    view:
      NavigationStack:
        Form:
          - Section:
              - { TextField: Name, text: $name }
              - { TextField: E-mail, text: $email }
            header: { Text: Who is coming }
          - Section:
              - { LabeledContent: Arrival, value: 3 June }
              - { LabeledContent: Departure, value: 10 June }
              - { Stepper: "Guests: {guests}", value: $guests, in: [ 1, 6 ], id: guests }
              - { Picker: Room, selection: $room, options: [ Lake view, Garden, Under the roof ] }
              - { Toggle: Breakfast, isOn: $breakfast, id: breakfast }
            header: { Text: Stay }
            footer: { Text: "Breakfast is served on the terrace from half past seven." }
          - Section:
              TextEditor: $notes
              frame: { height: 88 }
              overlay: { Text: Anything we should know?, foregroundStyle: tertiary, unless: notes, padding: { horizontal: 5, vertical: 8 }, alignment: topLeading }
          - Section:
              Button: { Text: Book the room, fontWeight: semibold, frame: { maxWidth: infinity } }
              action: { show: $asks }
              id: book
        id: form
        navigationTitle: Booking
        toolbar: { placement: cancellationAction, view: { Button: Cancel } }
        alert:
          title: "Book for {guests}?"
          message: You can change everything until the day before.
          isPresented: $asks
          actions: [ { Button: Book }, { Button: Cancel, role: cancel } ]

    states:
      - { name: empty }
      - { name: filled, set: { email: ada@example.org, guests: 3, notes: "We arrive late, around ten in the evening." } }
      - { name: asking, tap: book }

    variants: { colorScheme: [light, dark] }

    output:
      - png: "{scene}/{state}-{colorScheme}.png"

    """
}
