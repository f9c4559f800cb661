/** What the harbour office laid on the table, file by file. */
export const DOCUMENTS: Readonly<Record<string, string>> = {
  'log.txt': `LOG OF THE KETCH "SECOND OPINION"                         21 November
Ship's clocks are one hour ahead of UTC. Courses and bearings are true.

01:35  Passed the bank. No stars, no phone, a good dark night for lights.
02:10  Two lights at the same time, at last.
       One is white and flashes three times every fifteen seconds: bearing 231.
       One is red and goes out for a moment every eight seconds: bearing 045.
       Altered course to 118, speed 5.8 knots. No current, no leeway worth a name.
03:26  Anchored before a harbour. The entrance is too shallow, so we wait for high water.
       Went in at the top of the first tide and made fast.
`,
  'lights.csv': `name,latitude,longitude,character,range_nm
Auk Islet,57.390,8.050,Fl W 5s,12
Cape Linnea,57.520,7.900,Oc R 8s,14
Fulmar Head,57.050,7.300,Oc R 8s,15
Gull Rock,57.300,7.450,Fl(3) W 15s,18
Long Roads North,57.180,7.980,Fl(2) W 10s,12
Old Mole,57.255,7.760,Iso G 4s,8
Outer Skerries,57.450,8.400,Fl(3) W 15s,16
Tern Bank,57.610,7.200,Q(6)+LFl W 15s,10
`,
  'harbours.csv': `name,latitude,longitude,high_water_after_linnea_town_minutes
Cormorant Pool,57.300,7.430,-12
Gannet Haven,57.352,7.880,38
Linnea Town,57.530,7.880,0
Little Quay,57.410,7.800,21
Old Mole,57.255,7.760,44
Port Ellery,57.290,7.950,51
Skerry Hole,57.460,8.380,67
Smack Bay,57.250,7.700,40
`,
  'tides.txt': `HIGH WATER AT LINNEA TOWN, NOVEMBER, UTC

20 Nov   01:14   13:42
21 Nov   02:02   14:31
22 Nov   02:51   15:22
23 Nov   03:44   16:18
`,
};
