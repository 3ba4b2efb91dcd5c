import SwiftUI
import WidgetKit

/// A moment of the widget: another type than the app's of that name.
struct Entry: TimelineEntry {
    let date: Date
    let metres: Double
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: Date(), metres: 2) }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(Entry(date: Date(), metres: 2))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        let entries = (0..<4).map { Entry(date: Date().addingTimeInterval(Double($0) * 3600), metres: Double($0)) }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

struct TidesWidgetEntryView: View {
    var entry: Provider.Entry

    var body: some View {
        VStack {
            Image(systemName: "water.waves")
            Text(entry.metres.metresText)
        }
    }
}

@main
struct TidesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "TidesWidget", provider: Provider()) { entry in
            TidesWidgetEntryView(entry: entry)
        }
        .configurationDisplayName("Tides")
        .supportedFamilies([.systemSmall])
    }
}
