public struct Departure {
    public let time: String
    public let island: String
}

public struct Timetable {
    public let departures: [Departure]

    public static let today = Timetable(departures: [
        Departure(time: "06:40", island: "Föhr"),
        Departure(time: "08:15", island: "Amrum"),
        Departure(time: "09:50", island: "Pellworm"),
        Departure(time: "12:05", island: "Föhr"),
        Departure(time: "15:30", island: "Hooge"),
        Departure(time: "18:45", island: "Amrum"),
        Departure(time: "20:10", island: "Föhr"),
    ])
}
