public import Foundation
public import GalleyGeometry

open class UINavigationBar: UIView {
  private static let shared = UINavigationBar(frame: .zero)
  public static func appearance() -> UINavigationBar { shared }

  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var barTintColor: UIColor?
  open var isTranslucent = true
}

open class UITableView: UIScrollView {
  private static let shared = UITableView(frame: .zero)
  public static func appearance() -> UITableView { shared }
  open var tableFooterView: UIView?
}

@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  private static let shared = UIBarButtonItem()

  public override init() {}
  public static func appearance() -> UIBarButtonItem { shared }

  open var tintColor: UIColor?
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
  }
}

open class UIPageControl: UIControl {
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

@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {}

/// Compile-only stub: the timer never advances.
open class UIPageControlTimerProgress: UIPageControlProgress {
  open var preferredDuration: Double
  open var resetsToInitialPageAfterEnd = false
  open private(set) var isRunning = false

  public init(preferredDuration: Double) { self.preferredDuration = preferredDuration }

  open func resumeTimer() { isRunning = true }
  open func pauseTimer() { isRunning = false }
}
