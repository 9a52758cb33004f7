int main(void)
{
    return O;
}
