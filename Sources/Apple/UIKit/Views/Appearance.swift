public import Foundation
public import GalleyGeometry

/// A kind of view whose looks an app sets once for all. They are kept; bars that Galley draws have their own ways.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

/// How the background of a bar looks.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The colour of the background.
  open var backgroundColor: UIColor?
  /// The colour of the line below.
  open var shadowColor: UIColor?

  /// The system's look.
  public override init() {}
  /// Takes the system's background.
  open func configureWithDefaultBackground() { backgroundColor = nil }
  /// Takes an opaque background.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Takes no background.
  open func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a bar of tabs looks.
open class UITabBarAppearance: UIBarAppearance {}

/// The bar above a screen.
open class UINavigationBar: UIView, @unchecked Sendable {
  private static let shared = UINavigationBar(frame: .zero)
  /// What holds for all of them.
  public static func appearance() -> UINavigationBar { shared }

  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether what is behind shines through.
  open var isTranslucent = true
  /// Its looks, at rest and scrolled.
  open var standardAppearance = UINavigationBarAppearance()
  /// Its look in that place.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Its look in that place.
  open var compactAppearance: UINavigationBarAppearance?
}

/// The bar of tabs below a screen.
open class UITabBar: UIView, @unchecked Sendable {
  private static let shared = UITabBar(frame: .zero)
  /// What holds for all of them.
  public static func appearance() -> UITabBar { shared }

  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not chosen.
  open var unselectedItemTintColor: UIColor?
  /// Its looks, at rest and scrolled.
  open var standardAppearance = UITabBarAppearance()
  /// Its look in that place.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A list of rows.
open class UITableView: UIScrollView, @unchecked Sendable {
  private static let shared = UITableView(frame: .zero)
  /// What holds for all of them.
  public static func appearance() -> UITableView { shared }

  /// The colour of the lines between rows.
  open var separatorColor: UIColor?
  /// The view below the rows.
  open var tableFooterView: UIView?
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  private static let shared = UIBarButtonItem()

  /// How the button looks.
  public enum Style: Int, Sendable {
    case plain, done
  }

  /// A button of the system's.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
  }

  /// Its title.
  open var title: String?
  /// Its image.
  open var image: UIImage?
  /// The view in its place.
  open var customView: UIView?
  /// Whether it can be tapped.
  open var isEnabled = true

  /// A button without anything.
  public override init() {}
  /// A button that would call `action` of `target`.
  public init(title: String?, style: Style, target: AnyObject?, action: Selector?) { self.title = title }
  /// A button that would call `action` of `target`.
  public init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) { self.image = image }
  /// A button of the system's that would call `action` of `target`.
  public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {}
  /// A view in the place of a button.
  public init(customView: UIView) { self.customView = customView }
  /// What holds for all of them.
  public static func appearance() -> UIBarButtonItem { shared }

  /// The colour of buttons.
  open var tintColor: UIColor?
  /// The attributes of titles.
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of titles.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
  }
}

/// A control with segments side by side.
open class UISegmentedControl: UIControl, @unchecked Sendable {
  private static let shared = UISegmentedControl(frame: .zero)
  /// What holds for all of them.
  public static func appearance() -> UISegmentedControl { shared }

  /// Which segment is chosen, from 0.
  open var selectedSegmentIndex = -1
  /// The titles of the segments; nil where there is an image.
  package private(set) var titles: [String?] = []

  /// A control with a segment for each of `items`, which are titles and images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }

  /// How many segments there are.
  open var numberOfSegments: Int { titles.count }
  /// The title of the segment at `segment`.
  open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }
  /// Sets the title of the segment at `segment`.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title }
  }
  /// Puts a segment before the one at `segment`, or behind all.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: min(max(0, segment), titles.count))
  }
  /// Takes a segment away.
  open func removeSegment(at segment: Int, animated: Bool) {
    if titles.indices.contains(segment) { titles.remove(at: segment) }
  }
  /// Takes all segments away.
  open func removeAllSegments() { titles = [] }

  /// As wide as the titles, each in as much room as the widest.
  open override var intrinsicContentSize: Size {
    let widest = titles.map { UITextSizing.size($0 ?? "", .systemFont(ofSize: 13, weight: .medium)).width }.max() ?? 0
    return Size(width: (widest + 13) * Double(titles.count) + 4, height: 32)
  }
  package override class var huggedAxes: [NSLayoutConstraint.Axis] { [.vertical] }

  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor?
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of titles.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
  }
}

/// A row of dots, one for each page.
open class UIPageControl: UIControl, @unchecked Sendable {
  private static let shared = UIPageControl(frame: .zero)
  /// What holds for all of them.
  public static func appearance() -> UIPageControl { shared }

  /// How prominent the ground behind the dots is.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  /// How many pages there are.
  open var numberOfPages = 0
  /// The page that shows, from 0.
  open var currentPage = 0
  /// Whether a single page has no dot.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that shows.
  open var currentPageIndicatorTintColor: UIColor?
  /// How prominent the ground is.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a finger that moves along the dots turns pages.
  open var allowsContinuousInteraction = true
  /// The image of each dot.
  open var preferredIndicatorImage: UIImage?
  private var images: [Int: UIImage] = [:], chosenImages: [Int: UIImage] = [:]
  /// How far the page that shows has come.
  open var progress: UIPageControlProgress?

  /// Sets the image of the dot of `page` while it shows.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { chosenImages[page] = image }

  /// Sets the image of the dot of `page`.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
  /// The image of the dot of `page`.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] ?? preferredIndicatorImage }
  /// The size of its dots.
  open override var intrinsicContentSize: Size {
    hidesForSinglePage && numberOfPages < 2 ? .zero : size(forNumberOfPages: numberOfPages)
  }
  package override class var huggedAxes: [NSLayoutConstraint.Axis] { [.vertical] }
  /// The size of the dots of `pageCount` pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> Size { Size(width: Double(pageCount) * 17 + 9, height: 26) }
}

/// How far a page has come.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  /// How far, 0 … 1.
  open var currentProgress: Float = 0
  /// Whether it shows.
  open var progressVisible: Bool { true }
}

/// How far a page has come in the time that it shows. No time passes here.
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// How long a page shows, in seconds.
  open var preferredDuration: Double
  /// Whether the first page comes behind the last.
  open var resetsToInitialPageAfterEnd = false
  /// Whether it runs.
  open private(set) var isRunning = false

  /// Pages that show `preferredDuration` seconds each.
  public init(preferredDuration: Double) { self.preferredDuration = preferredDuration }

  /// Begins.
  open func resumeTimer() { isRunning = true }
  /// Waits.
  open func pauseTimer() { isRunning = false }
}
