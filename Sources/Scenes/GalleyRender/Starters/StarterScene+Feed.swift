extension StarterScene {
  static let feed = """
    # Posts under tabs. Draw it: galley render NAME.yaml
    # Editors complete and check scenes with: galley schema > scene-v1.schema.json
    # yaml-language-server: $schema=scene-v1.schema.json
    scene: 1
    title: NAME
    canvas: { device: phone, statusBar: true, homeIndicator: true }

    values: { tab: home, writes: false, draft: "" }

    data:
      posts: { file: NAME.csv, columns: { likes: integer, replies: integer } }

    view:
      TabView:
        - Tab: Home
          systemImage: house
          value: home
          content:
            NavigationStack:
              ScrollView:
                LazyVStack:
                  ForEach: posts
                  id: author
                  row:
                    HStack:
                      - Text: "{initials}"
                        lineLimit: 1
                        minimumScaleFactor: 0.4
                        font: { style: subheadline, weight: semibold }
                        foregroundStyle: white
                        frame: { width: 42, height: 42 }
                        background: { Circle: "{colour}" }
                      - VStack:
                          - HStack:
                              - { Text: "{author}", font: headline, lineLimit: 1, minimumScaleFactor: 0.6 }
                              - { Text: "{when}", font: subheadline, foregroundStyle: secondary, layoutPriority: 1 }
                            spacing: 6
                          - Text: "{text}"
                          - RoundedRectangle:
                              LinearGradient: [ "{colour}", "{sky}" ]
                            cornerRadius: 14
                            frame: { height: 170 }
                            overlay: { Symbol: "{picture}", font: { size: 56 }, foregroundStyle: white }
                            padding: { top: 6 }
                            if: picture
                          - HStack:
                              - { Button: "{replies}", systemImage: bubble.left }
                              - { Button: "{likes}", systemImage: heart }
                              - { Button: Share, systemImage: square.and.arrow.up, labelStyle: iconOnly }
                            spacing: 28
                            font: footnote
                            tint: secondaryLabel
                            padding: { top: 6 }
                        alignment: leading
                        spacing: 4
                        frame: { maxWidth: infinity, alignment: leading }
                    alignment: top
                    spacing: 12
                    padding: { horizontal: 16, vertical: 14 }
                    overlay: { Divider: {}, alignment: bottom }
                spacing: 0
              id: feed
              navigationTitle: Home
              toolbar: { Button: Write, systemImage: square.and.pencil, labelStyle: iconOnly, action: { show: $writes }, id: write }
        - { Tab: Search, systemImage: magnifyingglass, value: search, content: { ContentUnavailableView: Nothing searched yet, systemImage: magnifyingglass, description: "Find people, places and words." } }
        - { Tab: Inbox, systemImage: bell, value: inbox, badge: "3", content: { ContentUnavailableView: No notifications, systemImage: bell } }
        - { Tab: You, systemImage: person.crop.circle, value: you, content: { ContentUnavailableView: Nobody is signed in, systemImage: person, description: "Sign in to see your posts.", actions: { Button: Sign In, buttonStyle: borderedProminent } } }
      selection: $tab
      sheet:
        isPresented: $writes
        view:
          NavigationStack:
            TextEditor: $draft
            padding: { horizontal: 12 }
            overlay: { Text: "What is new?", foregroundStyle: tertiary, unless: draft, padding: { horizontal: 17, vertical: 8 }, alignment: topLeading }
            navigationTitle: New Post
            navigationBarTitleDisplayMode: inline
            toolbar:
              - { placement: cancellationAction, view: { Button: Cancel, action: dismiss, id: cancel } }
              - { placement: confirmationAction, view: { Button: Post, action: dismiss } }

    states:
      - { name: home }
      - { name: scrolled, scroll: { feed: { offset: 260 } } }
      - { name: writing, tap: write }
      - { name: you, set: { tab: you } }

    variants: { colorScheme: [light, dark] }

    output:
      - png: "{scene}/{state}-{colorScheme}.png"

    """

  /// The rows of ``feed``.
  static let feedData = """
    author,initials,colour,sky,when,likes,replies,picture,text
    Aino Korhonen,AK,#3A6EA5,#9CC5E8,12 min,48,7,mountain.2.fill,"First snow on the ridge this morning, and nobody else up there."
    Rafael Moreno,RM,#B5533C,#E8A87C,1 h,112,23,,"The bakery on the corner opens at six now. I have no more excuses for bad bread."
    Noor Haddad,NH,#4F7942,#A9C48F,3 h,86,12,leaf.fill,Week nine of the balcony garden. The beans have reached the railing.
    Tomás Novák,TN,#6B4E9B,#B9A4DB,5 h,31,4,,"Finished the atlas of rivers. Recommended to anyone who reads maps like novels."
    Grace Okafor,GO,#A23B72,#E3A5C7,8 h,240,51,music.note,The choir sings in the station hall on Sunday at four. Bring a friend.

    """
}
