#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    printf("char:        %2zu\n", sizeof(char));
    printf("bool:        %2zu\n", sizeof(bool));
    printf("int:         %2zu\n", sizeof(int));
    printf("float:       %2zu\n", sizeof(float));
    printf("double:      %2zu\n", sizeof(double));
    printf("long double: %2zu\n", sizeof(long double));
    return 0;
}
