// How an image view comes to its picture.

import PictureLoading
import UIKit

@MainActor struct ImageViewLoad {
  private let view: UIImageView
  private let list: KingfisherOptionsInfo
  private let options: KingfisherParsedOptionsInfo
  private let handler: (@MainActor (Result<RetrieveImageResult, KingfisherError>) -> Void)?

  private static var asked: Source.Identifier.Value = 0

  init(
    _ view: UIImageView, _ list: KingfisherOptionsInfo,
    _ handler: (@MainActor (Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) {
    (self.view, self.list, self.handler) = (view, list, handler)
    options = KingfisherParsedOptionsInfo(list)
  }

  func begin(
    _ source: Source?, _ placeholder: (any Placeholder)?, _ progress: DownloadProgressBlock?
  ) -> DownloadTask? {
    let loads = ViewLoads.of(view)
    let ticket = loads.begin()
    guard let source else {
      view.kf.show(placeholder: placeholder)
      view.kf.indicator?.stopAnimatingView()
      loads.things["task"] = nil
      handler?(.failure(.imageSettingError(reason: .emptySource)))
      return nil
    }
    if !options.keepCurrentImageWhileLoading || view.image == nil && view.kf.placeholder == nil {
      view.kf.show(placeholder: placeholder)
    }
    Self.asked += 1
    loads.things["task"] = Self.asked
    view.kf.indicator?.startAnimatingView()
    // The cell keeps the view, and it the load: a picture on its way keeps neither.
    let task = KingfisherManager.shared.retrieveImage(
      with: source, options: list, progressBlock: progress,
      downloadTaskUpdated: { [weak loads] task in
        onMainThread(task) { task in loads?.set(ticket) { task?.cancel() } }
      }
    ) { [weak view, handler, options] result in
      Self.came(result, source, view, ticket, options, handler)
    }
    if let task { loads.set(ticket) { task.cancel() } }
    return task
  }

  private static func came(
    _ result: Result<RetrieveImageResult, KingfisherError>, _ source: Source, _ view: UIImageView?,
    _ ticket: ViewLoads.Ticket, _ options: KingfisherParsedOptionsInfo,
    _ handler: (@MainActor (Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) {
    guard let view, ViewLoads.of(view).isCurrent(ticket) else {
      let (value, error) = (try? result.get(), result.failure)
      let reason = KingfisherError.ImageSettingErrorReason.notCurrentSourceTask(
        result: value, error: error, source: source)
      handler?(.failure(.imageSettingError(reason: reason)))
      return
    }
    ViewLoads.of(view).end(ticket)
    view.kf.indicator?.stopAnimatingView()
    switch result {
    case .success(let value):
      let isShown = view.window != nil && options.transition.duration > 0
      show(value, in: view, isShown && (options.forceTransition || !value.cacheType.cached), options)
    case .failure:
      if let image = options.onFailureImage {
        view.kf.removePlaceholder()
        view.image = image
      }
    }
    handler?(result)
  }

  private static func show(
    _ value: RetrieveImageResult, in view: UIImageView, _ isAnimated: Bool,
    _ options: KingfisherParsedOptionsInfo
  ) {
    view.kf.removePlaceholder()
    guard isAnimated else { return view.image = value.image }
    let transition = options.transition
    UIView.transition(
      with: view, duration: transition.duration,
      options: transition.animationOptions.union(.allowUserInteraction)
    ) {
      if case .custom(_, _, let animations?, _) = transition {
        animations(view, value.image)
      } else {
        view.image = value.image
      }
    } completion: { finished in
      if case .custom(_, _, _, let completion?) = transition { completion(finished) }
    }
  }
}

extension Result {
  var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
