// Falla: exige arreglo
#include <stdio.h>

int main(void)
{
    int uno = 0;
    int dos = 0;
    int tres = 0;
    int cuatro = 0;
    int cinco = 0;
    int seis = 0;
    int tirada = 0;

    while (scanf("%d", &tirada) == 1) {
        if (tirada == 1) {
            uno++;
        } else if (tirada == 2) {
            dos++;
        } else if (tirada == 3) {
            tres++;
        } else if (tirada == 4) {
            cuatro++;
        } else if (tirada == 5) {
            cinco++;
        } else if (tirada == 6) {
            seis++;
        }
    }
    printf("1: %d\n2: %d\n3: %d\n", uno, dos, tres);
    printf("4: %d\n5: %d\n6: %d\n", cuatro, cinco, seis);
    return 0;
}
