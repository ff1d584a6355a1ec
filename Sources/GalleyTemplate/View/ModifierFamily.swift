/// Which modifiers are made alike.
enum ModifierFamily {
  case layout, container, cell, layer, effect, look, agreement, scrolling, header, progress, link, sheet, list, place
  /// All it does is to change values that hold for the views inside.
  case surroundings
  /// It says how the view looks while it is selected.
  case selection
}

extension ModifierKind {
  /// The modifiers it is made like.
  var family: ModifierFamily {
    switch self {
    case .frame, .padding, .fixedSize, .layoutPriority, .aspectRatio, .scaledToFit, .scaledToFill, .offset, .position:
      .layout
    case .containerRelativeFrame, .contentMargins, .safeAreaPadding: .container
    case .gridCellColumns, .gridCellAnchor, .gridColumnAlignment, .gridCellUnsizedAxes: .cell
    case .background, .overlay, .border, .shadow, .mask: .layer
    case .blendMode, .rotationEffect, .scaleEffect, .scrollTransition, .zIndex: .effect
    case .opacity, .cornerRadius, .clipShape, .clipped: .look
    case .syncWidth, .uniformFits, .scrollSync, .rowHeights: .agreement
    case .scrollTargetBehavior, .scrollTargetLayout, .scrollTarget, .scrollDecelerationRate, .scrollBounce,
      .scrollBounceBehavior:
      .scrolling
    case .scrollHeader: .header
    case .scrollProgress: .progress
    case .scrollLink: .link
    case .sheet: .sheet
    case .listStyle, .listRowInsets, .listRowBackground, .listRowSeparator, .listRowSeparatorTint,
      .listSectionSeparator, .listRowSpacing, .listSectionSpacing, .headerProminence, .scrollContentBackground, .badge,
      .tag:
      .list
    case .id, .ignoresSafeArea, .safeAreaInset: .place
    case .font, .bold, .italic, .fontWeight, .monospaced, .monospacedDigit, .tracking, .underline, .strikethrough,
      .baselineOffset, .lineLimit, .minimumScaleFactor, .truncationMode, .multilineTextAlignment, .lineSpacing,
      .foregroundStyle, .tint, .scrollIndicators, .colorScheme, .dynamicTypeSize, .layoutDirection, .locale,
      .defaultMinListRowHeight, .defaultMinListHeaderHeight:
      .surroundings
    case .whenSelected: .selection
    }
  }

  /// Whether all that the modifier does is to change values that hold for the views inside.
  var onlySurrounds: Bool { family == .surroundings }
}
