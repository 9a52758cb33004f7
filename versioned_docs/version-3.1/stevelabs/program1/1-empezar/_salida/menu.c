#include <stdio.h>

int main(void)
{
    printf("================================\n");
    printf("      LA MAZMORRA DE STEVE\n");
    printf("================================\n");
    printf("\n");
    printf("  %d. Nueva partida\n", 1);
    printf("  %d. Cargar partida\n", 2);
    printf("  %d. Tienda\n", 3);
    printf("  %d. Salir\n", 0);
    printf("\n");
    printf("--------------------------------\n");
    printf("%-20s%10s\n", "Tienda", "Precio");
    printf("%-20s%10.2f\n", "Espada de madera", 12.5);
    printf("%-20s%10.2f\n", "Cuerda de 10 m", 4.0);
    printf("%-20s%10.2f\n", "Mapa manchado", 149.99);
    printf("--------------------------------\n");
    printf("Descuento para novatos: %d %%\n", 10);
    return 0;
}
