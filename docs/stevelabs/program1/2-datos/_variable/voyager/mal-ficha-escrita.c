// Falla: caso otra sonda
// Falla: caso una sonda con números redondos
// Falla: exige variable:dia_luz
// Falla: exige tipo:lanzamiento=int
// Falla: exige tipo:velocidad=double
// Falla: exige tipo:dia_luz=double
// Falla: exige tipo:inicial=char
// Falla: exige tipo:vuelve=bool
#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    int lanzamiento = 1977;
    double velocidad = 16.9;
    double dia_luz = 25902068371.2;
    char inicial = 'V';
    bool vuelve = false;

    (void)lanzamiento;
    (void)velocidad;
    (void)dia_luz;
    (void)inicial;
    (void)vuelve;
    printf("Lanzamiento: 1977\n");
    printf("Velocidad: 16.9 km/s\n");
    printf("Un día luz: 25902068371.2 km\n");
    printf("Inicial: V\n");
    printf("Viaje de vuelta: 0\n");
    return 0;
}
