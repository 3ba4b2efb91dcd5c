import Foundation
import SystemConfiguration

public enum ReachabilityError: Error {
    case failedToCreateWithHostname(String, Int32)
    case unableToSetCallback(Int32)
    case unableToSetDispatchQueue(Int32)
}

extension Notification.Name {
    static let reachabilityChanged = Notification.Name("reachabilityChanged")
}

final class Reachability {

    enum Connection: CustomStringConvertible {
        case unavailable, wifi, cellular

        var description: String {
            switch self {
            case .unavailable: return "No connection"
            case .wifi: return "Wi-Fi"
            case .cellular: return "Cellular"
            }
        }
    }

    var whenReachable: ((Reachability) -> Void)?
    var whenUnreachable: ((Reachability) -> Void)?

    var connection: Connection {
        guard let flags = flags, flags.contains(.reachable), !flags.contains(.connectionRequired) else {
            return .unavailable
        }
        return flags.contains(.isWWAN) ? .cellular : .wifi
    }

    private let reachabilityRef: SCNetworkReachability
    private let reachabilitySerialQueue: DispatchQueue
    private var notifierRunning = false
    private var flags: SCNetworkReachabilityFlags? {
        didSet {
            guard flags != oldValue else { return }
            notify()
        }
    }

    required init(reachabilityRef: SCNetworkReachability, queueQoS: DispatchQoS = .default, targetQueue: DispatchQueue? = nil) {
        self.reachabilityRef = reachabilityRef
        reachabilitySerialQueue = DispatchQueue(label: "parcels.reachability", qos: queueQoS, target: targetQueue)
    }

    convenience init(hostname: String) throws {
        guard let ref = SCNetworkReachabilityCreateWithName(nil, hostname) else {
            throw ReachabilityError.failedToCreateWithHostname(hostname, SCError())
        }
        self.init(reachabilityRef: ref)
    }

    deinit {
        stopNotifier()
    }

    func startNotifier() throws {
        guard !notifierRunning else { return }

        let callback: SCNetworkReachabilityCallBack = { _, flags, info in
            guard let info = info else { return }
            let box = Unmanaged<WeakBox>.fromOpaque(info).takeUnretainedValue()
            box.reachability?.flags = flags
        }

        let box = WeakBox(self)
        var context = SCNetworkReachabilityContext(
            version: 0,
            info: Unmanaged<WeakBox>.passUnretained(box).toOpaque(),
            retain: { (info: UnsafeRawPointer) -> UnsafeRawPointer in
                let unmanaged = Unmanaged<WeakBox>.fromOpaque(info)
                _ = unmanaged.retain()
                return UnsafeRawPointer(unmanaged.toOpaque())
            },
            release: { (info: UnsafeRawPointer) -> Void in
                Unmanaged<WeakBox>.fromOpaque(info).release()
            },
            copyDescription: { (info: UnsafeRawPointer) -> Unmanaged<CFString> in
                let box = Unmanaged<WeakBox>.fromOpaque(info).takeUnretainedValue()
                let description = box.reachability?.connection.description ?? "nil"
                return Unmanaged.passRetained(description as CFString)
            }
        )

        guard SCNetworkReachabilitySetCallback(reachabilityRef, callback, &context) else {
            stopNotifier()
            throw ReachabilityError.unableToSetCallback(SCError())
        }
        guard SCNetworkReachabilitySetDispatchQueue(reachabilityRef, reachabilitySerialQueue) else {
            stopNotifier()
            throw ReachabilityError.unableToSetDispatchQueue(SCError())
        }
        notifierRunning = true
    }

    func stopNotifier() {
        notifierRunning = false
        SCNetworkReachabilitySetCallback(reachabilityRef, nil, nil)
        SCNetworkReachabilitySetDispatchQueue(reachabilityRef, nil)
    }

    private func notify() {
        DispatchQueue.main.async { [weak self] in
            guard let self = self else { return }
            self.connection != .unavailable ? self.whenReachable?(self) : self.whenUnreachable?(self)
            NotificationCenter.default.post(name: .reachabilityChanged, object: self)
        }
    }

    private class WeakBox {
        weak var reachability: Reachability?
        init(_ reachability: Reachability) {
            self.reachability = reachability
        }
    }
}
