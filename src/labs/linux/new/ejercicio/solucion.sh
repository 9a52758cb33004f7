mkdir taller
