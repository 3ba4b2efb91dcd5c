import AVKit
import SafariServices
import UIKit
import WebKit

/// A page about a place, with a film above it.
final class GuideViewController: UIViewController {

    private let trip: Trip
    private let progressView = UIProgressView(progressViewStyle: .bar)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private var progressObservation: NSKeyValueObservation?
    private lazy var webView: WKWebView = {
        let configuration = WKWebViewConfiguration()
        configuration.allowsInlineMediaPlayback = true
        configuration.userContentController.addUserScript(
            WKUserScript(source: "document.body.style.margin = 0", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
        let webView = WKWebView(frame: .zero, configuration: configuration)
        webView.navigationDelegate = self
        return webView
    }()
    private let playerController = AVPlayerViewController()

    init(trip: Trip = Trip.all[0]) {
        self.trip = trip
        super.init(nibName: nil, bundle: nil)
        title = trip.name
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: spinner)
        if let url = URL(string: trip.film) { playerController.player = AVPlayer(url: url) }
        addChild(playerController)
        let stack = UIStackView(arrangedSubviews: [playerController.view, progressView, webView])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        playerController.didMove(toParent: self)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            playerController.view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 9 / 16),
        ])
        progressObservation = webView.observe(\.estimatedProgress, options: [.new]) { [weak self] webView, _ in
            self?.progressView.progress = Float(webView.estimatedProgress)
        }
        guard let url = URL(string: trip.guide) else { return }
        webView.load(URLRequest(url: url))
    }
}

extension GuideViewController: WKNavigationDelegate {
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {
        guard navigationAction.navigationType == .linkActivated, let url = navigationAction.request.url else {
            return decisionHandler(.allow)
        }
        decisionHandler(.cancel)
        present(SFSafariViewController(url: url), animated: true)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { spinner.startAnimating() }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        spinner.stopAnimating()
        progressView.isHidden = true
        title = webView.title
    }
}
