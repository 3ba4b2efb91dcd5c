import AVFoundation
import Combine

final class Player: ObservableObject {
    @Published private(set) var isPlaying = false
    @Published var rate: Float = 1
    private var player: AVPlayer?

    func play(_ url: URL) {
        let item = AVPlayerItem(url: url)
        player = AVPlayer(playerItem: item)
        player?.play()
        isPlaying = true
    }
}
