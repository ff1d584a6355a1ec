public import Foundation
public import GalleyGeometry

/// A kind of view whose looks an app sets once for all. They are kept; bars that Galley draws have their own ways.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

/// How the background of a bar looks.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?

  public override init() {}
  open func configureWithDefaultBackground() { backgroundColor = nil }
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  open func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a bar of tabs looks.
open class UITabBarAppearance: UIBarAppearance {}

/// The bar above a screen.
open class UINavigationBar: UIView, @unchecked Sendable {
  private static let shared = UINavigationBar(frame: .zero)
  public static func appearance() -> UINavigationBar { shared }

  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var standardAppearance = UINavigationBarAppearance()
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
}

/// The bar of tabs below a screen.
open class UITabBar: UIView, @unchecked Sendable {
  private static let shared = UITabBar(frame: .zero)
  public static func appearance() -> UITabBar { shared }

  open var barTintColor: UIColor?
  /// The colour of tabs that are not chosen.
  open var unselectedItemTintColor: UIColor?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A list of rows.
open class UITableView: UIScrollView, @unchecked Sendable {
  private static let shared = UITableView(frame: .zero)
  public static func appearance() -> UITableView { shared }

  open var separatorColor: UIColor?
  open var tableFooterView: UIView?
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  private static let shared = UIBarButtonItem()

  public enum Style: Int, Sendable {
    case plain, done
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
  }

  open var title: String?
  open var image: UIImage?
  open var customView: UIView?
  open var isEnabled = true

  /// A button without anything.
  public override init() {}
  public init(title: String?, style: Style, target: AnyObject?, action: Selector?) { self.title = title }
  public init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) { self.image = image }
  public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {}
  public init(customView: UIView) { self.customView = customView }
  public static func appearance() -> UIBarButtonItem { shared }

  open var tintColor: UIColor?
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
  }
}

/// A control with segments side by side.
open class UISegmentedControl: UIControl, @unchecked Sendable {
  private static let shared = UISegmentedControl(frame: .zero)
  public static func appearance() -> UISegmentedControl { shared }

  open var selectedSegmentIndex = -1
  package private(set) var titles: [String?] = []

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }

  open var numberOfSegments: Int { titles.count }
  open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title }
  }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: min(max(0, segment), titles.count))
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    if titles.indices.contains(segment) { titles.remove(at: segment) }
  }
  open func removeAllSegments() { titles = [] }

  open override var intrinsicContentSize: Size {
    let widest = titles.map { UITextSizing.size($0 ?? "", .systemFont(ofSize: 13, weight: .medium)).width }.max() ?? 0
    return Size(width: (widest + 13) * Double(titles.count) + 4, height: 32)
  }
  package override class var huggedAxes: [NSLayoutConstraint.Axis] { [.vertical] }

  open var selectedSegmentTintColor: UIColor?
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
  }
}

/// A row of dots, one for each page.
open class UIPageControl: UIControl, @unchecked Sendable {
  private static let shared = UIPageControl(frame: .zero)
  public static func appearance() -> UIPageControl { shared }

  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  open var numberOfPages = 0
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var backgroundStyle = BackgroundStyle.automatic
  open var allowsContinuousInteraction = true
  open var preferredIndicatorImage: UIImage?
  private var images: [Int: UIImage] = [:], chosenImages: [Int: UIImage] = [:]
  open var progress: UIPageControlProgress?

  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { chosenImages[page] = image }

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] ?? preferredIndicatorImage }
  open override var intrinsicContentSize: Size {
    hidesForSinglePage && numberOfPages < 2 ? .zero : size(forNumberOfPages: numberOfPages)
  }
  package override class var huggedAxes: [NSLayoutConstraint.Axis] { [.vertical] }
  open func size(forNumberOfPages pageCount: Int) -> Size { Size(width: Double(pageCount) * 17 + 9, height: 26) }
}

/// How far a page has come.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  open var currentProgress: Float = 0
  open var progressVisible: Bool { true }
}

/// How far a page has come in the time that it shows. No time passes here.
open class UIPageControlTimerProgress: UIPageControlProgress {
  open var preferredDuration: Double
  open var resetsToInitialPageAfterEnd = false
  open private(set) var isRunning = false

  public init(preferredDuration: Double) { self.preferredDuration = preferredDuration }

  open func resumeTimer() { isRunning = true }
  open func pauseTimer() { isRunning = false }
}
