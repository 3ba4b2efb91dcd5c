// scrollwork-agent: runs previews for a gateway, its own or those of a bundle, or one of them headless for
// `scrollwork inspect`.

import Foundation
import Gallery
import PreviewHost
import PreviewRuntime
import Processes

// Before anything can start a task.
PreviewTasks.liveInVirtualTime()

// The gallery registers itself as a library of anybody's does. It adds how many items its lists have.
let bundle = BundleBuilder()
GalleryPreview.register(with: bundle)
let previews = GalleryPreview.all.map {
  Preview(
    slug: $0.slug, title: $0.title, summary: $0.summary, heading: $0.heading,
    items: $0.items, knobs: bundle.knobs,
    makeViewController: $0.makeViewController)
}

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case nil: exit(Agent.run([], gallery: previews, resources: GalleryPreview.resources))
case let flag? where flag.hasPrefix("--"):
  exit(Agent.run(arguments, gallery: previews, resources: GalleryPreview.resources))
// Somebody wants to know whether this program can start where it is.
case "ready": exit(0)
case "inspect": exit(Inspect.run(Array(arguments.dropFirst()), gallery: previews))
case "bench": exit(FrameBench.run(Array(arguments.dropFirst()), previews: previews))
case "measure": exit(TextMeasure.run())
case let command?:
  Log.note(
    "there is no command “\(command)”; there are: inspect, bench, measure, ready.", from: "scrollwork-agent")
  exit(2)
}
