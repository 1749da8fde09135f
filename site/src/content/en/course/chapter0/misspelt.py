towns = ["Bhuj", "Mandvi"]
print(towns[0])
print(town[1])
print("Done")
